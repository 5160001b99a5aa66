import ctypes as C
L=C.CDLL('libcairo.so.2'); D=C.c_double
for n,r,a in (('cairo_pdf_surface_create',C.c_void_p,[C.c_char_p,D,D]),('cairo_create',C.c_void_p,[C.c_void_p]),('cairo_move_to',None,[C.c_void_p,D,D]),('cairo_line_to',None,[C.c_void_p,D,D]),('cairo_rectangle',None,[C.c_void_p,D,D,D,D]),('cairo_set_source_rgb',None,[C.c_void_p,D,D,D]),('cairo_set_line_width',None,[C.c_void_p,D]),('cairo_stroke',None,[C.c_void_p]),('cairo_fill',None,[C.c_void_p]),('cairo_show_text',None,[C.c_void_p,C.c_char_p]),('cairo_select_font_face',None,[C.c_void_p,C.c_char_p,C.c_int,C.c_int]),('cairo_set_font_size',None,[C.c_void_p,D]),('cairo_text_extents',None,[C.c_void_p,C.c_char_p,C.c_void_p]),('cairo_show_page',None,[C.c_void_p]),('cairo_surface_finish',None,[C.c_void_p]),('cairo_destroy',None,[C.c_void_p])):
    f=getattr(L,n); f.restype=r; f.argtypes=a
class Cv:
    def __init__(s,path,w=612,h=792): s.s=L.cairo_pdf_surface_create(path.encode(),w,h); s.c=L.cairo_create(s.s); s.T=[]; s.fam='Liberation Sans'
    def w(s,t):
        e=(D*6)(); L.cairo_text_extents(s.c,t.encode(),C.byref(e)); return e[4]
    def t(s,x,y,t,z=9,b=0,al='l',fam=None,it=0,col=(0,0,0),rec=True):
        L.cairo_set_source_rgb(s.c,*col); L.cairo_select_font_face(s.c,(fam or s.fam).encode(),it,b); L.cairo_set_font_size(s.c,z)
        if al=='r': x-=s.w(t)
        if al=='c': x-=s.w(t)/2
        L.cairo_move_to(s.c,x,y); L.cairo_show_text(s.c,t.encode()); s.T.append(t)
    def box(s,x,y,w,h,fill=None,lw=.6):
        if fill is not None: L.cairo_set_source_rgb(s.c,*fill); L.cairo_rectangle(s.c,x,y,w,h); L.cairo_fill(s.c)
        if lw: L.cairo_set_source_rgb(s.c,0,0,0); L.cairo_set_line_width(s.c,lw); L.cairo_rectangle(s.c,x,y,w,h); L.cairo_stroke(s.c)
    def ln(s,x,y,x2,y2,lw=.6): L.cairo_set_source_rgb(s.c,0,0,0); L.cairo_set_line_width(s.c,lw); L.cairo_move_to(s.c,x,y); L.cairo_line_to(s.c,x2,y2); L.cairo_stroke(s.c)
    def page(s): L.cairo_show_page(s.c)
    def end(s): L.cairo_surface_finish(s.s); L.cairo_destroy(s.c)
