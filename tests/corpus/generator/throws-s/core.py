# -*- coding: utf-8 -*-
import random, html, json, os, subprocess, base64, time
from decimal import Decimal, ROUND_HALF_UP
import pool
AUTHOR = 'author-s'
esc = lambda s: html.escape(str(s))
def rnd(x): return int(Decimal(repr(x) if isinstance(x, float) else str(x)).quantize(Decimal(1), ROUND_HALF_UP))
def mul(q, unit): return int((Decimal(str(q)) * unit).quantize(Decimal(1), ROUND_HALF_UP))
def pct(cents, p): return int((Decimal(cents) * Decimal(str(p)) / 100).quantize(Decimal(1), ROUND_HALF_UP))
def m(c, dol=False, comma=True):
    s = f'{abs(c)/100:,.2f}' if comma else f'{abs(c)/100:.2f}'
    s = ('$' if dol else '') + s
    return '-' + s if c < 0 else s
M = lambda c: m(c, True)
def q(x):
    if x is None: return ''
    return str(int(x)) if float(x) == int(x) else ('%g' % x)

CARS = [('Toyota','Camry',['LE','SE','XLE V6'],'2.5L L4'),('Toyota','Tacoma',['SR5','TRD Off-Road'],'3.5L V6'),('Toyota','RAV4',['XLE','Limited'],'2.5L L4'),('Honda','Accord',['EX-L','Sport'],'1.5L L4 Turbo'),('Honda','CR-V',['EX','Touring'],'1.5L L4'),('Honda','Odyssey',['EX-L','Elite'],'3.5L V6'),('Ford','F-150',['XLT','Lariat'],'5.0L V8'),('Ford','Escape',['SE','SEL'],'1.5L EcoBoost'),('Ford','Explorer',['XLT','Limited'],'2.3L EcoBoost'),('Chevrolet','Silverado 1500',['LT','LTZ'],'5.3L V8'),('Chevrolet','Equinox',['LT','LS'],'1.5L Turbo'),('Chevrolet','Malibu',['LT','Premier'],'1.5L L4'),('Ram','1500',['Big Horn','Laramie'],'5.7L HEMI'),('Jeep','Grand Cherokee',['Laredo','Overland'],'3.6L V6'),('Jeep','Wrangler',['Sport S','Rubicon'],'3.6L V6'),('Nissan','Altima',['2.5 SV','SR'],'2.5L L4'),('Nissan','Rogue',['SV','SL'],'2.5L L4'),('Hyundai','Elantra',['SEL','Limited'],'2.0L L4'),('Hyundai','Santa Fe',['SEL','Calligraphy'],'2.5L L4'),('Kia','Sorento',['LX','SX'],'3.3L V6'),('Kia','Soul',['S','EX'],'2.0L L4'),('Subaru','Outback',['2.5i Premium','Limited XT'],'2.5L H4'),('Subaru','Forester',['Premium','Sport'],'2.5L H4'),('GMC','Sierra 1500',['SLE','Denali'],'6.2L V8'),('Dodge','Grand Caravan',['SXT','SE'],'3.6L V6'),('Mazda','CX-5',['Touring','Grand Touring'],'2.5L L4'),('Buick','Enclave',['Essence'],'3.6L V6'),('Lexus','RX 350',['F Sport',''],'3.5L V6'),('Acura','MDX',['Technology','SH-AWD'],'3.5L V6'),('Mercury','Grand Marquis',['LS'],'4.6L V8')]
EURO = [('BMW','328i',['xDrive','Sedan'],'2.0L N20'),('BMW','X5',['xDrive35i','xDrive40i'],'3.0L N55'),('Mercedes-Benz','C300',['4MATIC',''],'2.0L M274'),('Mercedes-Benz','GL450',['4MATIC'],'4.7L M278'),('Audi','A4',['Quattro Premium Plus'],'2.0T'),('Audi','Q5',['Prestige'],'2.0 TFSI'),('Volkswagen','Jetta',['TDI','SE'],'2.0L TDI'),('Volkswagen','Tiguan',['SEL'],'2.0T'),('Volvo','XC90',['T6 Inscription'],'2.0L'),('Porsche','Cayenne',['S','Base'],'3.6L V6'),('MINI','Cooper',['S Clubman','S'],'1.6L N18'),('Land Rover','Range Rover Sport',['HSE'],'3.0L SC')]
EVS = [('Tesla','Model 3',['Long Range AWD','Standard Range Plus'],''),('Tesla','Model Y',['Performance','Long Range'],''),('Tesla','Model S',['75D','P100D'],''),('Chevrolet','Bolt EUV',['Premier'],''),('Nissan','Leaf',['SV Plus'],''),('Ford','Mustang Mach-E',['GT','Premium'],''),('Rivian','R1T',['Adventure'],''),('Hyundai','Ioniq 5',['SEL AWD'],''),('Polestar','2',['Dual Motor'],'')]
TRUCKS = [('Freightliner','Cascadia',['126','125'],'DD15'),('Kenworth','T680',['','76 Sleeper'],'PACCAR MX-13'),('Peterbilt','579',['','Ultraloft'],'Cummins X15'),('Volvo','VNL',['760','860'],'D13'),('International','LT625',[''],'Cummins X15'),('Mack','Anthem',['64T'],'MP8'),('Western Star','4900',['EX'],'DD15'),('Freightliner','M2 106',[''],'Cummins ISB6.7'),('Isuzu','NPR-HD',[''],'4HK1')]
TRAILERS = [('Utility','3000R',['Reefer 53'],''),('Great Dane','Champion',['CL 53'],''),('Wabash','DuraPlate',['HD 53'],''),('Hyundai','Translead',['HyCube'],''),('Fontaine','Revolution',['48 Flatbed'],''),('Big Tex','14GX',['Dump'],''),('Vanguard','VXP',['Dry Van'],'')]
MOTO = [('Harley-Davidson','FLHX',['Street Glide'],''),('Harley-Davidson','FXBBS',['Street Bob 114'],''),('Honda','CRF450L',[''],''),('Yamaha','MT-07',['ABS'],''),('Kawasaki','Vulcan S',['900'],''),('Polaris','RZR XP 1000',['EPS'],''),('Can-Am','Maverick X3',['DS'],''),('Ducati','Monster 821',[''],''),('Indian','Chieftain',['Limited'],'')]
RVS = [('Winnebago','View',['24D'],''),('Forest River','Rockwood',['2608BS'],''),('Thor','Ace',['30.2'],''),('Jayco','Jay Flight',['28BHS'],''),('Keystone','Montana',['3121RL'],''),('Airstream','Flying Cloud',['25FB'],''),('Grand Design','Imagine',['2500RL'],'')]
BOATS = [('Sea Ray','240 Sundeck',[''],'5.0 MPI'),('Bayliner','Element E18',[''],'115 Merc'),('Tracker','Pro Team 175',[''],'60 ELPT'),('Chaparral','216 SSI',[''],'4.3 GXI'),('Bennington','22 SSX',[''],'F150')]
FLEET = [('Ford','F-250',['XL Super Duty'],'6.2L V8'),('Ford','Explorer',['Police Interceptor'],'3.3L V6'),('Chevrolet','Tahoe',['PPV 9C1'],'5.3L V8'),('Ford','Transit',['T250'],'3.5L V6'),('Chevrolet','Express 2500',[''],'6.0L V8'),('Dodge','Charger',['Pursuit'],'5.7L'),('Ram','ProMaster',['2500'],'3.6L')]
WMI = {'Toyota':'4T1','Honda':'1HG','Ford':'1FM','Chevrolet':'1GC','Ram':'1C6','Jeep':'1C4','Nissan':'1N4','Hyundai':'5NP','Kia':'5XY','Subaru':'4S4','GMC':'3GT','BMW':'WBA','Mercedes-Benz':'55S','Audi':'WAU','Volkswagen':'3VW','Tesla':'5YJ','Freightliner':'1FU','Kenworth':'1XK','Peterbilt':'1XP','Volvo':'YV4','Harley-Davidson':'1HD'}
FIRST='James Maria Robert Linda Aisha Kevin Tran Deborah Luis Carol Dwayne Priya Ethan Brenda Omar Shannon Gary Yuki Hector Nancy Tyrone Elise Walt Jolene Marcus Renee Stan Beth Andre Lupe'.split()
LAST='Whitfield Okafor Nguyen Castellano Burke Petersen Delgado Marsh Kowalski Ibarra Sutton Hargrove Patel Lindqvist Moreno Tran Vance Oyelaran Schultz Baptiste Reyes Calloway Finch Novak Abernathy Soto Kim McElroy Jensen Duarte'.split()
STREETS='Industrial Blvd,S Main St,Hwy 27 N,W Colfax Ave,Old Mill Rd,E Broadway,County Rd 412,Commerce Dr,N Lamar Blvd,Frontage Rd,Garfield Ave,Route 9'.split(',')
CITIES=[('Tulsa','OK','74110','918',8.517),('Spokane','WA','99202','509',8.9),('Dayton','OH','45404','937',7.5),('Mesa','AZ','85210','480',8.3),('Knoxville','TN','37917','865',9.25),('Fort Collins','CO','80524','970',7.55),('Albany','NY','12206','518',8.0),('Macon','GA','31201','478',8.0),('Boise','ID','83705','208',6.0),('Tampa','FL','33610','813',7.5),('Fresno','CA','93721','559',8.35),('Waco','TX','76705','254',8.25),('Erie','PA','16501','814',6.0),('Salem','OR','97301','503',0),('Nashua','NH','03060','603',0),('Joliet','IL','60435','815',8.75),('Rochester','MN','55904','507',8.125),('Lafayette','LA','70501','337',9.45)]
SHOPA='Hillcrest,Four Corners,Precision,Bob\'s,Alvarez & Sons,Liberty,Cedar Ridge,Northgate,Tri-County,Redline,Family,Premier,Eastside,Valley,J&R,Summit,Lakeshore,Pioneer,Kowalski\'s,Blue Star,Iron Bridge,Old Town,Bayou,Crossroads,Mountain View'.split(',')

class Dice(random.Random):
    def one(self, s): return self.choice(list(s))
    def p(self, x): return self.random() < x
    def money(self, lo, hi, style=None):
        """cents; endings as shops use"""
        v = self.uniform(lo, hi)
        st = style or self.choice(['95','99','any','any','any','00'])
        c = int(v * 100)
        if st == '95': c = int(v) * 100 + 95
        elif st == '99': c = int(v) * 100 + 99
        elif st == '00': c = max(100, int(v) * 100)
        return max(c, 15)
    def digits(self, n): return ''.join(self.choice('0123456789') for _ in range(n))
    def lets(self, n): return ''.join(self.choice('ABCDEFGHJKLMNPRSTUVWXY') for _ in range(n))
    def phone(self, area, style=None):
        a, b, c = area, str(self.randint(222, 988)), self.digits(4)
        return self.choice([f'({a}) {b}-{c}', f'{a}-{b}-{c}', f'{a}.{b}.{c}'])
    def date(self, fmt=None):
        y, mo, d = self.choice([2022,2023,2024,2025]), self.randint(1, 12), self.randint(1, 28)
        f = fmt or self.choice(['us', 'us2', 'dmy', 'long'])
        mn = ['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec'][mo-1]
        return {'us': f'{mo:02d}/{d:02d}/{y}', 'us2': f'{mo}/{d}/{y%100:02d}', 'dmy': f'{d:02d}{mn.upper()}{y%100:02d}', 'long': f'{mn} {d}, {y}'}[f]
    def person(self): return f'{self.one(FIRST)} {self.one(LAST)}'
    def shop(self, kinds, fixed=None):
        c = self.one(CITIES)
        name = fixed or f'{self.one(SHOPA)} {self.one(kinds)}'
        return dict(name=name, street=f'{self.randint(10, 9900)} {self.one(STREETS)}', city=c[0], st=c[1], zip=c[2], phone=self.phone(c[3]), area=c[3], rate=c[4])
    def cust(self, s):
        return dict(name=self.person(), street=f'{self.randint(10, 9900)} {self.one(["Oak St","Pine Ln","Maple Ct Apt 4","Hawthorne Dr","2nd Ave","Quail Run","PO Box 118"])}', city=s['city'], st=s['st'], zip=s['zip'], phone=self.phone(s['area']))
    def vehicle(self, pool_, ylo=2007, yhi=2024, miles=(18000, 189000)):
        mk, md, tr, en = self.one(pool_)
        t = self.one(tr)
        vin = WMI.get(mk, self.one(['1FT','2T3','3C6','JN8','KNA'])) + ''.join(self.choice('ABCDEFGHJKLMNPRSTUVWXYZ0123456789') for _ in range(14))
        vin = list(vin); 
        y = self.randint(ylo, yhi)
        vin[9] = 'ABCDEFGHJKLMNPRSTVWXY123456789ABCDEFGHJKLMNPRSTVWXY'[(y - 1980) % 30]
        for i in range(12, 17): vin[i] = self.choice('0123456789')
        vin = ''.join(vin).replace('I', 'H').replace('O', '0').replace('Q', '9')
        val = dict(zip('ABCDEFGHJKLMNPRSTUVWXYZ', [1,2,3,4,5,6,7,8,1,2,3,4,5,7,9,2,3,4,5,6,7,8,9])); val.update({str(i): i for i in range(10)})
        w = [8,7,6,5,4,3,2,10,0,9,8,7,6,5,4,3,2]
        r = sum(val[ch] * k for ch, k in zip(vin, w)) % 11
        vin = vin[:8] + ('X' if r == 10 else str(r)) + vin[9:]
        return dict(year=y, make=mk, base=md, trim=t, model=(md + ' ' + t).strip(), engine=en, vin=vin, mileage=self.randint(*miles), plate=self.choice([self.lets(3) + self.digits(4), self.digits(3) + '-' + self.lets(3), self.lets(2) + ' ' + self.digits(5)]), color=self.one(['White','Black','Silver','Gray','Blue','Red','Green']))
    def pn(self, tag='car'):
        d, l = self.digits, self.lets
        if tag == 'euro': return self.choice([f'{d(2)} {d(2)} {d(1)} {d(3)} {d(3)}', f'A {d(3)} {d(3)} {d(2)} {d(2)}', f'{d(2)}{l(1)} {d(3)} {d(3)} {l(1)}'])
        if tag == 'ev': return f'1{d(6)}-{self.choice(["00","01","98"])}-{l(1)}'
        if tag in ('truck', 'trailer'): return self.choice([d(7), f'{l(2)}{d(4)}', f'{d(3)}-{d(5)}', f'{l(3)}{d(5)}NX'])
        if tag in ('moto', 'rv', 'boat'): return self.choice([f'{d(5)}-{d(2)}{l(1)}', f'{d(2)}-{d(6)}', d(8), f'{l(2)}{d(3)}-{d(5)}'])
        return self.choice([f'{d(5)}-{d(5)}', d(8), f'{l(2)}{d(1)}Z-{d(4)}-{l(1)}', f'{l(2)}{d(4)}', f'{l(1)}{d(6)}', f'{d(3)}-{d(4)}', f'{l(3)}-{d(3)}{l(1)}'])

class Line:
    __slots__ = ('kind', 'name', 'pn', 'qty', 'unit', 'total', 'job', 'note')
    def __init__(s, kind, name, qty, unit, total, pn=None):
        s.kind, s.name, s.qty, s.unit, s.total, s.pn, s.job, s.note = kind, name, qty, unit, total, pn, None, None

def make_jobs(R, tags, n, rate, pntag='car', style='', labor=True, diag=True):
    """jobs until n lines; every part has a price, labor = hours x rate"""
    cand = [j for j in pool.JOBS if j['tags'] & set(tags)]
    R.shuffle(cand)
    case = (lambda s: s.upper()) if 'U' in style else (lambda s: s)
    out, c = [], 0
    i = 0
    while c < n:
        j = cand[i % len(cand)]; i += 1
        if i > len(cand) * 3: break
        L = []
        h = round(R.uniform(*j['hrs']), 1)
        if labor and not ('nolabor' in style and R.p(.3)):
            L.append(Line('Labor', case(R.one(j['labor'])), h, rate, mul(h, rate)))
        room = n - c - len(L)
        ps = list(j['parts'])
        if R.p(.35) and len(ps) > 1: ps = ps[:R.randint(1, len(ps))]
        for pt in ps[:max(room, 0)]:
            qy = R.one(pt['qty']); u = R.money(*pt['price'])
            L.append(Line('Part', case(R.one(pt['names'])), qy, u, qy * u, R.pn(pntag)))
        if not L: continue
        head = case(R.one(j['heads']))
        job = dict(head=head, lines=L, total=sum(x.total for x in L), hrs=h)
        for x in L: x.job = job
        out.append(job); c += len(L)
    return out

def nlines(R, which, lo=1, hi=25):
    """a small, b medium, c large, d any"""
    a = {0: (lo, lo + 3), 1: (lo + 3, (lo + hi) // 2), 2: ((lo + hi) // 2, hi), 3: (lo, hi)}[which % 4]
    return R.randint(*a)

class Label:
    def __init__(s, name, layout, gen, kind):
        s.d = dict(file=name + '.pdf', layout=layout, author=AUTHOR, generator=gen, hardships=[], kind=kind, header={'shop': None, 'documentNumber': None}, vehicle={}, items=[], discounts=[], subtotal=None, tax=0, total=None)
    def head(s, shop, no): s.d['header'] = {'shop': shop, 'documentNumber': no}
    def veh(s, v, keys='year make model vin mileage', **over):
        s.d['vehicle'] = {k: over.get(k, v[k]) for k in keys.split()}
    def item(s, desc, typ, qty, unit, total):
        assert total > 0, (desc, total)
        assert typ in ('Part', 'Labor', 'Service', 'Fee')
        s.d['items'].append(dict(description=' '.join(desc.split()), type=typ, quantity=qty, unitPrice=unit, totalPrice=total))
    def line(s, l, **kw):
        s.item(kw.get('desc', l.name), l.kind, kw.get('qty', l.qty), kw.get('unit', l.unit), l.total)
    def close(s, subtotal, tax, total):
        s.d['subtotal'], s.d['tax'], s.d['total'] = subtotal, tax, total
        if total is not None:
            t = sum(i['totalPrice'] for i in s.d['items']) - sum(s.d['discounts']) + tax
            assert t == total, (s.d['file'], t, total)

# ---------- backends
class Chrome:
    def __init__(s):
        r1, w1 = os.pipe(); r2, w2 = os.pipe()
        def pre():
            import fcntl
            a = os.dup(r1); b = os.dup(w2)
            os.dup2(a, 3); os.dup2(b, 4)
        s.p = subprocess.Popen(['chromium', '--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe', '--disable-extensions', '--user-data-dir=/tmp/chr_s_%d' % os.getpid()], preexec_fn=pre, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(r1); os.close(w2)
        s.w, s.r, s.id, s.buf = w1, r2, 0, b''
        t = s.call('Target.createTarget', url='about:blank')['targetId']
        s.sid = None
        s.sid = s.call('Target.attachToTarget', targetId=t, flatten=True)['sessionId']
        s.frame = s.call('Page.getFrameTree')['frameTree']['frame']['id']
    def call(s, method, **params):
        s.id += 1
        msg = dict(id=s.id, method=method, params=params)
        if getattr(s, 'sid', None): msg['sessionId'] = s.sid
        os.write(s.w, json.dumps(msg).encode() + b'\0') if len(json.dumps(msg)) < 60000 else s._big(json.dumps(msg).encode() + b'\0')
        while True:
            while b'\0' not in s.buf: 
                d = os.read(s.r, 1 << 16)
                if not d: raise RuntimeError('chromium gone')
                s.buf += d
            one, s.buf = s.buf.split(b'\0', 1)
            o = json.loads(one)
            if o.get('id') == s.id:
                if 'error' in o: raise RuntimeError(o['error'])
                return o['result']
    def _big(s, b):
        while b: b = b[os.write(s.w, b):]
    def pdf(s, htm, path, **opt):
        s.call('Page.setDocumentContent', frameId=s.frame, html=htm)
        s.call('Runtime.evaluate', expression='document.fonts.ready', awaitPromise=True)
        d = s.call('Page.printToPDF', preferCSSPageSize=True, printBackground=True, **opt)['data']
        open(path, 'wb').write(base64.b64decode(d))
    def close(s):
        try: s.sid = None; s.call('Browser.close')
        except Exception: pass
        s.p.wait(timeout=20)

def page(body, css, size='letter', margin='0.5in'):
    return f'<!doctype html><html><head><meta charset="utf-8"><style>@page{{size:{size};margin:{margin}}}*{{box-sizing:border-box;font-variant-ligatures:none}}body{{margin:0}}table{{border-collapse:collapse}}tr{{break-inside:avoid}}{css}</style></head><body>{body}</body></html>'
