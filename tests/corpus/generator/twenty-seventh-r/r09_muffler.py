# plain text through enscript and ps2pdf: exhaust shop, dot leaders, prices in whole and cents, no table
from lib import *
A=[it("Catalytic converter, CARB D-798-12, rear","p",None,None,98500),it("Flex pipe 2\" x 6\", stainless","p",None,None,7850),it("Exhaust clamps","p",4,650),it("Rubber hangers","p",3,875),it("Muffler, quiet type","p",None,None,14600),it("Custom bend tailpipe 2\"","s",None,None,11000),it("Cut out old, weld in, leak test","l",None,None,31500),it("Cat shield, tack on","s",None,None,6500)]
disc=[4000]; parts=S(A,'p'); tax=r(parts*.0775); sub=S(A)-4000; total=sub+tax
def dl(a,c): return f"   {a} ".ljust(56,'.')+f" {m(c):>9}"
t=f"""
   B I G  E D ' S   M U F F L E R   &   W E L D I N G
   9081 Garvey Ave - Rosemead - Calif. - (626) 555-0184
   Since 1974.  Hablamos espanol.

   ESTIMATE no. 5561                     Wed  Jan 14 2026

   For:   Mr. Huang          (626) 555-0150
   Car:   2009 TOYOTA TUNDRA 4.7     lic 8R41127
   Miles: 187,600

   Cat was stolen Sunday night. O2 sensors are still there,
   one wire cut, I splice it no charge.
   ------------------------------------------------------------

{dl(A[0]['description'],A[0]['totalPrice'])}
        (25,000 mile warranty from the maker)
{dl(A[1]['description'],A[1]['totalPrice'])}
{dl("4 "+A[2]['description']+" @ 6.50",A[2]['totalPrice'])}
{dl("3 "+A[3]['description']+" @ 8.75",A[3]['totalPrice'])}
{dl(A[4]['description'],A[4]['totalPrice'])}
        (aluminized; stainless would be 60.00 more)
{dl(A[5]['description'],A[5]['totalPrice'])}
{dl(A[6]['description'],A[6]['totalPrice'])}
{dl(A[7]['description'],A[7]['totalPrice'])}
{dl("Less cash price",-4000)}
                                                        =========
{dl("All work",sub)}
{dl("Tax on parts ("+m(parts)+" x 7.75%)",tax)}
{dl("TOTAL CASH",total)}

   Half down ({m(r(total/2))}) to order the cat.
   Card adds 3 percent.

   A full steel cage on the cat is $225, thieves hate it.
   You said not now.

                              Eddie
"""
open(WORK+'r09.txt','w').write(t)
sh('enscript','-q','-B','-f','Courier11','-M','Letter','--margins=50:40:50:40','-p',WORK+'r09.ps',WORK+'r09.txt')
sh('ps2pdf','-sPAPERSIZE=letter',WORK+'r09.ps',OUT+'r09_muffler.pdf')
save('r09_muffler','pdf',A,disc,sub,tax,total,veh(2009,'TOYOTA','TUNDRA',None,187600),"BIG ED'S MUFFLER & WELDING",'5561',shopKind='exhaust',state='CA',note='The shop\'s name is spaced out on the paper.')
