import os,subprocess,json,base64
class Chrome:
    def __init__(s):
        r3,w3=os.pipe(); r4,w4=os.pipe()
        def pre():
            a=os.dup(r3);b=os.dup(w4)
            os.dup2(a,3); os.dup2(b,4)
        s.p=subprocess.Popen(['chromium','--headless','--no-sandbox','--disable-gpu','--remote-debugging-pipe','--user-data-dir=./prof_cdp'],preexec_fn=pre,close_fds=False,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
        s.w=w3;s.rd=r4;s.buf=b'';s.n=0;s.ev=[]
        t=s.cmd('Target.createTarget',url='about:blank')['targetId']
        s.sid=s.cmd('Target.attachToTarget',targetId=t,flatten=True)['sessionId']
        s.cmd('Page.enable',sid=s.sid)
    def recv(s):
        while b'\0' not in s.buf: s.buf+=os.read(s.rd,1<<20)
        m,s.buf=s.buf.split(b'\0',1); return json.loads(m)
    def cmd(s,meth,sid=None,**p):
        s.n+=1;m=dict(id=s.n,method=meth,params=p)
        if sid:m['sessionId']=sid
        os.write(s.w,json.dumps(m).encode()+b'\0')
        while 1:
            x=s.recv()
            if x.get('id')==s.n:
                if 'error' in x: raise Exception(x)
                return x['result']
            s.ev.append(x.get('method'))
    def pdf(s,url,out):
        s.ev=[]; s.cmd('Page.navigate',sid=s.sid,url=url)
        while 'Page.loadEventFired' not in s.ev: s.ev.append(s.recv().get('method'))
        d=s.cmd('Page.printToPDF',sid=s.sid,preferCSSPageSize=True,printBackground=True,displayHeaderFooter=False,generateTaggedPDF=False)
        open(out,'wb').write(base64.b64decode(d['data']))
    def close(s):
        try: s.cmd('Browser.close')
        except Exception: pass
        s.p.wait(timeout=20)
