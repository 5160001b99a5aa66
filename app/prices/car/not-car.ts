import { list, parseTable } from "#app/prices/jobs/job.ts";

/** A kind of vehicle that no figure of the guide speaks of, and by what it is known: its make with or without models, its VIN's maker, or the body its VIN says. */
export type NotCarRow = {
  kind: string;
  makes: string[];
  /** Null: no name says it, only a VIN. */
  models: RegExp | null;
  except: RegExp | null;
  makers: string[];
  bodies: string[];
};

/** What this vehicle is instead of a car, and the sentence that says so. */
export type NotCar = { kind: string; says: string };

export type Named = { make: string | null; model: string | null };

/** Reads the table of vehicles that are no cars. Throws when a column is missing. */
export function parseNotCars(table: string): NotCarRow[] {
  return parseTable(table, ["class", "make", "models", "except", "vins", "bodies", "reason"]).map((row) => ({
    kind: row.class ?? "",
    makes: list(row.make).map(inWords),
    models: row.models === "*" ? /^/ : namesOf(row.models),
    except: namesOf(row.except),
    makers: list(row.vins),
    bodies: list(row.bodies).map((body) => body.toLowerCase()),
  }));
}

type Asked = { vin: string | null; body: string | null; names: Named[] };

/** What the names, the VIN or the body of a vehicle say that it is; null for cars and light trucks, and for what nothing is known of. */
export function notCarOf(rows: NotCarRow[], { vin, body, names }: Asked): NotCar | null {
  const maker = vin?.trim().toUpperCase() ?? "";
  const shape = body?.toLowerCase() ?? "";
  const row =
    rows.find(({ makers }) => makers.some((code) => maker.length === 17 && maker.startsWith(code))) ??
    rows.find(({ bodies }) => bodies.some((each) => shape.includes(each))) ??
    rows.find((each) => names.some((name) => isNamed(each, name)) && !names.some((name) => isExcepted(each, name)));
  if (!row) return null;
  const article = /^[aeiou]/.test(row.kind) ? "an" : "a";
  return { kind: row.kind, says: `Our figures are of cars and light trucks; this is ${article} ${row.kind}.` };
}

function isNamed({ makes, models }: NotCarRow, { make, model }: Named): boolean {
  const whole = inWords([make, model].filter(Boolean).join(" "));
  const isMake = makes.length === 0 || makes.some((each) => `${whole} `.startsWith(`${each} `));
  return isMake && (models?.test(whole) ?? false);
}

function isExcepted({ except }: NotCarRow, { model }: Named): boolean {
  return except?.test(inWords(model ?? "")) ?? false;
}

function inWords(name: string): string {
  return name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(" ");
}

/** "R12*" is R1200GS and R 1200 RT, "V-Strom*" Vstrom 650, and "Fury" is Fury alone: words together or apart, "*" for whatever follows. */
function namesOf(cell: string | undefined): RegExp | null {
  const each = list(cell).map((name) => {
    const letters = [...name.toLowerCase().replace(/[^a-z0-9]/g, "")].join(" ?");
    return name.endsWith("*") ? letters : `${letters}\\b`;
  });
  return each.length > 0 ? new RegExp(`\\b(?:${each.join("|")})`) : null;
}
