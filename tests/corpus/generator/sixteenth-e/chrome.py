import subprocess,os
def pdf(html,out):
    open('/tmp/e_%s.html'%out,'w').write(html)
    subprocess.run(['/usr/bin/chromium','--headless','--no-sandbox','--disable-gpu','--no-pdf-header-footer','--print-to-pdf='+out,'/tmp/e_%s.html'%out],check=True,stderr=subprocess.DEVNULL,timeout=120)
def shot(html,out,w,h,scale=2):
    open('/tmp/e_%s.html'%out,'w').write(html)
    subprocess.run(['/usr/bin/chromium','--headless','--no-sandbox','--disable-gpu','--hide-scrollbars',f'--window-size={w},{h}',f'--force-device-scale-factor={scale}','--screenshot='+os.path.abspath(out),'/tmp/e_%s.html'%out],check=True,stderr=subprocess.DEVNULL,timeout=120)
