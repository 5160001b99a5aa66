export type ScannedMake = { make: string | null; year: number | null };

/** World manufacturer codes (SAE J853; first two or three places of a VIN) of makes on American roads, longest first. */
const CODES: [string, string][] = [
  ["Acura", "19U 19V JH4 2HN 5J8 5KC 2HH 5FR"],
  ["Alfa Romeo", "ZAR ZAS"],
  ["Aston Martin", "SCF SD7"],
  ["Audi", "WAU WA1 TRU WUA WU1 3AU 99A"],
  ["Bentley", "SCB SJA"],
  ["BMW", "WBA WBS WBX WBY WB1 WB3 WB4 WB5 4US 5UX 5UM 5YM 5US 3MW 3MF 7FC"],
  ["Buick", "1G4 2G4 KL4 LRB W04 5GA 5GB"],
  ["Cadillac", "1G6 1GY 3GY 2G6 6G6 LRE"],
  ["Chevrolet", "1G1 1GC 1GN 1GB 2G1 2GC 2GN 3G1 3GC 3GN KL1 KL7 KL8 1GA 6G1 6G3 1G8C 3GA 1GH"],
  ["Chrysler", "1C3C 2C3C 1C3 1C8 2A4 2A8 2C4 2C8 3A4 3C4 1A4 1A8 3A8"],
  [
    "Dodge",
    "1B3 1B7 1B4 1D3 1D7 1D8 2B3 2B4 2B5 2B7 2B8 2D4 2D8 3B7 3D4 3D7 2C3CD 2C4RD 1C3CD 3C4PD ZFBH 1D4 3D3 1C4RD 1C4SD 2D3 3C3CD 1C3BD",
  ],
  ["Ferrari", "ZFF ZSG"],
  ["Fiat", "ZFA 3C3CF ZFBC NM0"],
  ["Ford", "1FA 1FB 1FC 1FD 1FM 1FT 2FA 2FM 2FT 3FA 3FM 3FT WF0 NM0 1ZV MAJ 3FE 2FD 1F1"],
  ["Genesis", "KMTG KMTF KMTH KMUH KMUM KMT KMU"],
  ["GMC", "1GD 1GK 1GT 2GK 2GT 3GK 3GT 3GD 2GD 1GJ 1GE 7GZ"],
  ["Honda", "1HG 2HG 3HG JHM JHL 5FN 5J6 2HK 2HJ 5FP 19X SHH 3CZ 7FA 5FS MLH"],
  ["Hummer", "5GR 5GT 5GN"],
  ["Hyundai", "KMH KM8 5NP 5NM 5NT 3KP2 2HM NLJ 7YA KMF"],
  ["Infiniti", "JNK JNR JNX 5N3 3PC JN8AS 5N1N"],
  ["Isuzu", "JAA JAB JAC 4S2 JAL"],
  ["Jaguar", "SAJ SAD"],
  ["Jeep", "1C4 1J4 1J8 3C4NJ ZAC ZACN 1C6J 1C6H 1J1"],
  ["Kia", "KNA KNB KNC KND KNE 5XY 5XX 3KP U5Y KNM"],
  ["Lamborghini", "ZHW ZPB ZA9"],
  ["Land Rover", "SAL SAL1 2AL"],
  ["Lexus", "JTH JTJ 2T2 58A 58J 5TG JT8 5TDAAA"],
  ["Lincoln", "1LN 2LM 3LN 5LM 5L1 2LN 1L1 5LT 2L1"],
  ["Lucid", "50E 7UU"],
  ["Maserati", "ZAM ZN6"],
  ["Mazda", "JM1 JM3 1YV 3MZ 4F2 4F4 3MV 7MM 3MD 3MY JM6 JM7 JM2"],
  ["McLaren", "SBM"],
  ["Mercedes-Benz", "WDB WDC WDD WDF 4JG W1K W1N W1V W1W WD3 WD4 55S WDX WDY WDZ 8BT 8BR WD8 4JK"],
  ["Mercury", "1ME 2ME 3ME 4M2 1MR 1ZW MEL 1MH 2MR 2MH 4MA 4M1 4M3 6MM 6MP"],
  ["Mini", "WMW WMZ"],
  ["Mitsubishi", "JA3 JA4 4A3 4A4 ML3 MMB ML5 6MM JA7 4P3"],
  ["Nissan", "1N4 1N6 3N1 3N6 3N8 5N1 JN1 JN6 JN8 KNM 5BZ 1N9"],
  ["Polestar", "LPS YSM YSR YSRK LPC 7JD"],
  ["Pontiac", "1G2 2G2 1GM 3G2 6G2 5Y2 3G7 KL2"],
  ["Porsche", "WP0 WP1"],
  ["Ram", "1C6 3C6 3C7 2C7 1D7R 3D7R ZFBE 2C4RR 3D6 ZFBHR"],
  ["Rivian", "7FC 7PD"],
  ["Rolls-Royce", "SCA SLA"],
  ["Saab", "YS3 5S3 JF4"],
  ["Saturn", "1G8 3GS 5GZ W08"],
  ["Scion", "JTK JTL JTN JF1Z 6T1"],
  ["Smart", "WME"],
  ["Subaru", "JF1 JF2 4S3 4S4 JF3"],
  ["Suzuki", "JS2 JS3 KL5 2S2 2S3 5Z6 JSA"],
  ["Tesla", "5YJ 7SA LRW XP7 7G2 SFZ"],
  [
    "Toyota",
    "1NX 2T1 2T3 3TM 3TY 4T1 4T3 4T4 5TB 5TD 5TE 5TF 5YF JTD JTE JTM JTN JT2 JT3 JT4 JTL 7MU 3MY JTF 5TY JT5 5TU 2T5 4TA",
  ],
  ["Volkswagen", "WVW WVG 1VW 3VW 1V2 3VV WV1 WV2 9BW 2V4 1VT 2V8 WVY"],
  ["Volvo", "YV1 YV4 LYV 7JR YV5 YV2 7JD LVY YV3"],
];

const BY_CODE = new Map(
  CODES.flatMap(([make, codes]) => codes.split(" ").map((code): [string, string] => [code, make])),
);

/** The make by the manufacturer's code at the head of a VIN; null when the table does not hold it. */
export function makeByManufacturer(vin: string): string | null {
  for (const length of [6, 5, 4, 3]) {
    const make = BY_CODE.get(vin.slice(0, length));
    if (make) return make;
  }
  return null;
}
