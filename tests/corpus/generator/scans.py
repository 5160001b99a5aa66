"""Makes a page of each way a scan is kept in a PDF, from digital pages of the corpus, with poppler, libtiff, openjpeg and Pillow.

usage: python3 scans.py CORPUS OUT   (CORPUS holds NAME.pdf with its label NAME.json)
"""

import io
import json
import pathlib
import struct
import subprocess
import sys
import tempfile

from PIL import Image, ImageChops, ImageFilter

KINDS = ["g3", "g4", "jbig2", "jpx", "flate1", "stencil", "mrc", "mixed"]


def run(*command):
    subprocess.run([str(part) for part in command], check=True, stdout=subprocess.DEVNULL)


def strip_of(path):
    """The bytes of the one strip of a little-endian TIFF."""
    data = path.read_bytes()
    at = struct.unpack_from("<I", data, 4)[0]
    tags = {}
    for index in range(struct.unpack_from("<H", data, at)[0]):
        tag, kind, count, value = struct.unpack_from("<HHII", data, at + 2 + index * 12)
        tags[tag] = value & 0xFFFF if kind == 3 and count == 1 else value
    return data[tags[273] : tags[273] + tags[279]]


def fax(picture, folder, way):
    source, target = folder / "page.tif", folder / "fax.tif"
    # Pillow writes 1 for white; a fax runs along the ink.
    ImageChops.invert(picture).save(source)
    run("tiffcp", "-L", "-c", way, "-f", "msb2lsb", "-r", picture.height, source, target)
    return strip_of(target)


def jbig2(picture, folder):
    """One generic region, coded as T.6 (MMR), on a page of its size."""
    data = fax(picture, folder, "g4")
    width, height = picture.size
    page = struct.pack(">IIIIBH", width, height, 0, 0, 0, 0)
    region = struct.pack(">IIIIB", width, height, 0, 0, 0) + b"\x01" + data
    segment = lambda number, kind, body: struct.pack(">IBBBI", number, kind, 0, 1, len(body)) + body
    return segment(0, 48, page) + segment(1, 38, region)


def jpx(picture, folder):
    source, target = folder / "page.ppm", folder / "page.jp2"
    picture.save(source)
    run("opj_compress", "-i", source, "-o", target, "-r", "40")
    return target.read_bytes()


def jpeg(picture, quality):
    out = io.BytesIO()
    picture.save(out, "JPEG", quality=quality)
    return out.getvalue()


def stream(head, data):
    return b"<< %s /Length %d >>\nstream\n" % (head.encode(), len(data)) + data + b"\nendstream"


def image(width, height, rest, data):
    return stream(f"/Type /XObject /Subtype /Image /Width {width} /Height {height} {rest}", data)


def pdf(width, height, images, content, fonts=""):
    names = " ".join(f"/I{index} {5 + index} 0 R" for index in range(len(images)))
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {width} {height}] /Contents 4 0 R "
        f"/Resources << /XObject << {names} >> {fonts} >> >>".encode(),
        stream("", content.encode()),
        *images,
    ]
    out, places = b"%PDF-1.7\n", []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n" % number + body + b"\nendobj\n"
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % place for place in places)
    return out + b"trailer << /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF" % (len(objects) + 1, start)


def page_of(kind, source, folder):
    run("pdftoppm", "-r", "200", "-png", "-singlefile", "-f", "1", "-l", "1", source, folder / "page")
    color = Image.open(folder / "page.png").convert("RGB").rotate(0.35, fillcolor="white", resample=Image.BICUBIC)
    gray = color.convert("L").filter(ImageFilter.GaussianBlur(0.5))
    bits = gray.point(lambda tone: 255 if tone > 150 else 0).convert("1")
    width, height = bits.size
    points = [round(side * 72 / 200) for side in (width, height)]
    draw = f"q {points[0]} 0 0 {points[1]} 0 0 cm /I0 Do Q"
    gray1 = "/ColorSpace /DeviceGray /BitsPerComponent 1"
    parms = f"/Filter /CCITTFaxDecode /DecodeParms << /K %s /Columns {width} /Rows {height} /BlackIs1 false >>"
    if kind == "g3":
        return pdf(*points, [image(width, height, f"{gray1} {parms % 0}", fax(bits, folder, "g3:1d"))], draw)
    if kind == "g4":
        return pdf(*points, [image(width, height, f"{gray1} {parms % -1}", fax(bits, folder, "g4"))], draw)
    if kind == "jbig2":
        return pdf(*points, [image(width, height, f"{gray1} /Filter /JBIG2Decode", jbig2(bits, folder))], draw)
    if kind == "jpx":
        return pdf(*points, [image(width, height, "/Filter /JPXDecode", jpx(color, folder))], draw)
    import zlib

    if kind == "flate1":
        return pdf(*points, [image(width, height, f"{gray1} /Filter /FlateDecode", zlib.compress(bits.tobytes()))], draw)
    if kind == "stencil":
        mask = f"/ImageMask true /BitsPerComponent 1 {parms % -1}"
        return pdf(*points, [image(width, height, mask, fax(bits, folder, "g4"))], f"0 0 0.4 rg {draw}")
    paper = Image.new("RGB", (width // 6, height // 6), (244, 240, 230)).filter(ImageFilter.GaussianBlur(2))
    back = image(*paper.size, "/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode", jpeg(paper, 40))
    if kind == "mrc":
        ink = Image.new("RGB", (8, 8), (20, 20, 30))
        front = image(8, 8, "/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /SMask 7 0 R", jpeg(ink, 60))
        inverted = parms.replace("/BlackIs1 false", "/BlackIs1 true")
        mask = image(width, height, f"{gray1} {inverted % -1}", fax(bits, folder, "g4"))
        return pdf(*points, [back, front, mask], f"{draw} q {points[0]} 0 0 {points[1]} 0 0 cm /I1 Do Q")
    # A letterhead as text over a scan of the rest.
    font = "/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>"
    words = "Printed by the document scanner at the front desk of this repair shop on Tuesday morning, page 1 of 1"
    text = f"BT /F1 6 Tf 20 {points[1] - 10} Td ({words}) Tj ET"
    return pdf(*points, [image(width, height, f"{gray1} {parms % -1}", fax(bits, folder, "g4"))], f"{draw} {text}", font)


def main(corpus, out):
    labels = [label for label in sorted(corpus.glob("*-1.json")) if not label.name.startswith("long")]
    for index, kind in enumerate(KINDS):
        label = json.loads(labels[index % len(labels)].read_text())
        with tempfile.TemporaryDirectory() as folder:
            (out / f"{kind}-1.pdf").write_bytes(page_of(kind, corpus / label["file"], pathlib.Path(folder)))
        label.update(file=f"{kind}-1.pdf", hardships=["scan", kind])
        (out / f"{kind}-1.json").write_text(json.dumps(label, indent=1) + "\n")


main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
