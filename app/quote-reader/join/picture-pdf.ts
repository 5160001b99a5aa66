/** A JPEG and what its page has to know of it: its size as stored, and how it is to be turned (EXIF, 1 to 8). */
export type Jpeg = { bytes: Uint8Array; width: number; height: number; orientation: number; gray: boolean };

/** Points of the longer side at most: that of a letter page. */
const LONGER_SIDE = 792;

/** A PDF of one page that shows a JPEG upright, byte for byte as it came. */
export function picturePdf({ bytes, width, height, orientation, gray }: Jpeg): Uint8Array {
  const [across, down] = orientation >= 5 ? [height, width] : [width, height];
  const scale = Math.min(1, LONGER_SIDE / Math.max(across, down));
  const [w, h] = [rounded(across * scale), rounded(down * scale)];
  const drawing = `q ${placed(orientation, w, h).map(rounded).join(" ")} cm /P Do Q`;
  const file = writer();
  file.add("<</Type/Catalog/Pages 2 0 R>>");
  file.add("<</Type/Pages/Kids[3 0 R]/Count 1>>");
  file.add(`<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${w} ${h}]/Resources<</XObject<</P 5 0 R>>>>/Contents 4 0 R>>`);
  file.add(`<</Length ${drawing.length}>>`, Buffer.from(drawing));
  const color = gray ? "/DeviceGray" : "/DeviceRGB";
  file.add(
    `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace${color}/BitsPerComponent 8/Filter/DCTDecode/Length ${bytes.length}>>`,
    bytes,
  );
  return file.end();
}

/** Where the unit square of the picture lies on its page, as a matrix: mirrored and turned as the camera says (EXIF 2.32, 4.6.4). */
function placed(orientation: number, w: number, h: number): number[] {
  const ways: Record<number, number[]> = {
    2: [-w, 0, 0, h, w, 0],
    3: [-w, 0, 0, -h, w, h],
    4: [w, 0, 0, -h, 0, h],
    5: [0, -h, -w, 0, w, h],
    6: [0, -h, w, 0, 0, h],
    7: [0, h, w, 0, 0, 0],
    8: [0, h, -w, 0, w, 0],
  };
  return ways[orientation] ?? [w, 0, 0, h, 0, 0];
}

function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}

/** Objects one after the other, and the table that says where they begin. */
function writer() {
  const parts: Uint8Array[] = [Buffer.from("%PDF-1.4\n")];
  const begins: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  return {
    add(dictionary: string, stream?: Uint8Array) {
      begins.push(length());
      parts.push(Buffer.from(`${begins.length} 0 obj\n${dictionary}\n`));
      if (stream) parts.push(Buffer.from("stream\n"), stream, Buffer.from("\nendstream\n"));
      parts.push(Buffer.from("endobj\n"));
    },
    end(): Uint8Array {
      const at = length();
      const count = begins.length + 1;
      const rows = begins.map((begin) => `${String(begin).padStart(10, "0")} 00000 n \n`).join("");
      const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`;
      return new Uint8Array(Buffer.concat([...parts, Buffer.from(table)]));
    },
  };
}
