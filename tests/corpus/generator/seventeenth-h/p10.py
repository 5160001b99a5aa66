from lab import *
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfbase import pdfmetrics; from reportlab.pdfbase.ttfonts import TTFont
D='/usr/share/fonts/truetype/dejavu/'
import glob
for n,f in (('S','DejaVuSerif'),('SB','DejaVuSerif-Bold'),('C','DejaVuSansCondensed')):
    g=glob.glob(f'/usr/share/fonts/truetype/**/{f}.ttf',recursive=True);pdfmetrics.registerFont(TTFont(n,g[0]))
p=L('10','pdf','Russian/English garage, numbered job list, row with parts+labor+row total','reportlab canvas, DejaVu',['bilingual Cyrillic','row has parts, labor and total: one Service item','two tax rates by county','rush fee','returning customer discount','used engine core deposit text'])
p.head('Brighton Motors Автосервис','R-3306');p.veh(2012,'BMW','X5','5UXZV4C59CL747230',143008)
c=Canvas(p.path,pagesize=(612,792));c.setFont('SB',18);c.drawCentredString(306,745,'BRIGHTON MOTORS');c.setFont('S',11);c.drawCentredString(306,730,'Автосервис — European Auto Repair');c.setFont('C',8.5);c.drawCentredString(306,717,'2918 Coney Island Ave, Brooklyn NY 11235 · (718) 555-0105 · NYS DMV Reg. 7129904 · Пн–Сб 8–19')
p.d['header']['shop']='BRIGHTON MOTORS'
c.setLineWidth(2);c.line(40,708,572,708);c.setFont('S',9.5);c.drawString(40,692,'Заказ-наряд / Work order № R-3306');c.drawRightString(572,692,'Дата / Date 18.03.2025')
c.drawString(40,678,'Клиент / Customer: Леонид Гуревич (Leonid Gurevich)');c.drawRightString(572,678,'Пробег / Mileage: 143,008')
c.drawString(40,664,'Авто / Vehicle: 2012 BMW X5 xDrive35i');c.drawRightString(572,664,'VIN 5UXZV4C59CL747230')
y=640;c.setFont('SB',8.5);X=(340,415,490,572)
c.drawString(40,y,'№');c.drawString(58,y,'Наименование / Description')
for x,t in zip(X[1:],('Запчасти','Работа','Сумма')): c.drawRightString(x,y,t)
y-=10
for x,t in zip(X[1:],('Parts','Labor','Amount')): c.drawRightString(x,y,t)
R=[('Прокладка клапанной крышки / Valve cover gasket',18500,42000),('Прокладка масляного стакана / Oil filter housing gasket',6200,36000),('Промывка двигателя / Degrease engine, UV dye',1400,6000),('Тяги стабилизатора передние / Front stabilizer links',14800,12000)]
c.setLineWidth(.4)
for i,(n,a,b) in enumerate(R,1):
    y-=6;c.line(40,y,572,y);y-=13;c.setFont('S',9);c.drawString(40,y,str(i));ru,en=n.split(' / ');c.drawString(58,y,ru);
    c.drawRightString(X[1],y,p.m(a,''));c.drawRightString(X[2],y,p.m(b,''));c.drawRightString(X[3],y,p.m(a+b,''));y-=11;c.setFont('C',8);c.drawString(58,y,en)
    p.item(ru+' / '+en,'Service',a+b)
y-=6;c.line(40,y,572,y);y-=13;c.setFont('S',9);c.drawString(40,y,'5');c.drawString(58,y,'Срочно до субботы');c.drawRightString(X[3],y,p.m(5000,''));y-=11;c.setFont('C',8);c.drawString(58,y,'Rush, ready by Saturday');p.item('Срочно до субботы / Rush, ready by Saturday','Fee',5000)
y-=6;c.line(40,y,572,y);y-=13;c.setFont('S',9);c.drawString(40,y,'6');c.drawString(58,y,'Проверка развала');c.drawRightString(X[3],y,'бесплатно / free');y-=11;c.setFont('C',8);c.drawString(58,y,'Alignment check')
y-=8;c.setLineWidth(1);c.line(40,y,572,y);pa=sum(r[1] for r in R);la=sum(r[2] for r in R)
y-=14;c.setFont('SB',9);c.drawString(58,y,'Итого / Totals');c.drawRightString(X[1],y,p.m(pa,''));c.drawRightString(X[2],y,p.m(la,''));c.drawRightString(X[3],y,p.m(p.sum(),''))
d=4000;p.disc('Скидка постоянного клиента / Regular customer',d);base=p.sum()-d;t1=round(base*.045);t2=round(base*.04375)
for a,b in (('Скидка постоянного клиента / Regular customer','–'+p.m(d,'')),('Налог города / NYC tax 4.500%',p.m(t1,'')),('Налог штата + MCTD / NYS + MCTD tax 4.375%',p.m(t2,''))):
    y-=16;c.setFont('S',9);c.drawRightString(490,y,a);c.drawRightString(572,y,b)
tot=base+t1+t2;y-=22;c.setFont('SB',12);c.drawRightString(490,y,'К ОПЛАТЕ / TOTAL DUE  $');c.drawRightString(572,y,p.m(tot,''))
y-=34;c.setFont('C',8.5)
for t in (f'Рекомендуем (не включено): поддон АКПП с фильтром {p.m(78000)}; радиатор — под наблюдением.',f'Recommended, not included: transmission pan/filter {p.m(78000)}; radiator – watch.',f'Гарантия 6 месяцев или 6,000 миль. Хранение {p.w(4000)} в день. / Warranty 6 months or 6,000 miles. Storage {p.w(4000)} a day.'): c.drawString(40,y,t);y-=13
c.save();p.end(tot,t1+t2,None)
