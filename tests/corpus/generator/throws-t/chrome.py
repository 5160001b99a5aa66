import os,json,subprocess,base64
class Chrome:
    def __init__(s):
        r1,w1=os.pipe(); r2,w2=os.pipe()
        def pre():
            a=os.dup(r1); b=os.dup(w2)
            os.dup2(a,3); os.dup2(b,4)
        s.p=subprocess.Popen(["/usr/lib/chromium/chromium","--headless=new","--no-sandbox","--disable-gpu","--remote-debugging-pipe","--user-data-dir=/tmp/cr-learn-t"],preexec_fn=pre,close_fds=False,stderr=subprocess.DEVNULL,stdout=subprocess.DEVNULL)
        os.close(r1);os.close(w2); s.w=w1; s.r=r2; s.buf=b""; s.n=0
        t=s.call("Target.createTarget",url="about:blank")["targetId"]
        s.sid=None; s.sid=s.call("Target.attachToTarget",targetId=t,flatten=True)["sessionId"]
        s.frame=s.call("Page.getFrameTree")["frameTree"]["frame"]["id"]
    def call(s,m,**p):
        s.n+=1; d=dict(id=s.n,method=m,params=p)
        if getattr(s,"sid",None): d["sessionId"]=s.sid
        b=json.dumps(d).encode()+b"\0"
        while b: b=b[os.write(s.w,b):]
        while True:
            while b"\0" not in s.buf:
                c=os.read(s.r,1<<20)
                if not c: raise EOFError
                s.buf+=c
            a,s.buf=s.buf.split(b"\0",1); r=json.loads(a)
            if r.get("id")==s.n:
                if "error" in r: raise Exception(r["error"])
                return r["result"]
    def pdf(s,html,out):
        s.call("Page.setDocumentContent",frameId=s.frame,html=html)
        r=s.call("Page.printToPDF",preferCSSPageSize=True,printBackground=True,generateTaggedPDF=False)
        open(out,"wb").write(base64.b64decode(r["data"]))
    def close(s):
        try: s.call("Browser.close")
        except Exception: pass
        s.p.wait(10)
