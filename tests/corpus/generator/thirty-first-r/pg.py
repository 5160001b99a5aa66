from lib import *
import gi; gi.require_version('Pango','1.0'); gi.require_version('PangoCairo','1.0')
from gi.repository import Pango, PangoCairo
import cairo
class Pg:
    def __init__(s,path,w=612,h=792): s.s=cairo.PDFSurface(path,w,h); s.c=cairo.Context(s.s)
    def t(s,x,y,txt,font="Sans 9",al='l',col=(0,0,0),w=None):
        l=PangoCairo.create_layout(s.c); l.set_font_description(Pango.FontDescription(font)); 
        PangoCairo.context_set_resolution(l.get_context(),72); l.context_changed()
        if w: l.set_width(int(w*Pango.SCALE))
        l.set_text(txt,-1); ww,hh=l.get_pixel_size(); s.c.set_source_rgb(*col)
        s.c.move_to(x-(ww if al=='r' else ww/2 if al=='c' else 0),y); PangoCairo.show_layout(s.c,l); return hh
    def box(s,x,y,w,h,fill=None,lw=.7):
        s.c.rectangle(x,y,w,h)
        if fill: s.c.set_source_rgb(*fill); s.c.fill()
        else: s.c.set_source_rgb(0,0,0); s.c.set_line_width(lw); s.c.stroke()
    def ln(s,x,y,x2,y2,lw=.7): s.c.set_source_rgb(0,0,0); s.c.set_line_width(lw); s.c.move_to(x,y); s.c.line_to(x2,y2); s.c.stroke()
    def page(s): s.s.show_page()
    def end(s): s.s.finish()
