import { describe, expect, it } from "vitest";
import type { LineKind } from "#app/prices/jobs/job-index.ts";
import { placeOnCar } from "#app/prices/jobs/position.ts";
import { recognise } from "#app/prices/jobs/recognise.ts";
import { inEnglish } from "#app/prices/jobs/words/spanish.ts";
import { labeledLines } from "../bench/prices/lines.ts";
import { guide } from "./guide-for-tests.ts";

const named = (text: string, kind: LineKind = null) =>
  recognise(guide.index, text, kind)
    .map(({ job }) => job.job)
    .sort((a, b) => a.localeCompare(b, "en"));

describe("what a shop writes in Spanish", () => {
  it.each<[string, string[]]>([
    ["Cambio de aceite", ["Oil change"]],
    ["Aceite sintético y filtro", ["Oil change, full synthetic"]],
    ["CAMBIO DE BALATAS TRASERAS", ["Brake pads (per axle)"]],
    ["Pastillas de freno delanteras y rotores", ["Brake pads + rotors (per axle)"]],
    ["Zapatas traseras", ["Brake shoes (rear axle)"]],
    ["Rectificar tambores", ["Brake drum machining"]],
    ["Cambio de líquido de frenos", ["Brake fluid flush"]],
    ["Bomba de agua", ["Water pump"]],
    ["Bomba de gasolina", ["Fuel pump"]],
    ["Banda de tiempo y bomba de agua", ["Timing belt + water pump"]],
    ["Banda de accesorios y tensor", ["Belt tensioner", "Serpentine belt"]],
    ["Alineación y balanceo", ["Tire balancing (set of 4)", "Wheel alignment (4-wheel)"]],
    ["Bujías (4)", ["Spark plugs"]],
    ["Afinación mayor", ["Tune-up (comprehensive)"]],
    ["Filtro de aire y de cabina", ["Cabin air filter", "Engine air filter"]],
    ["Marcha reparada", ["Starter motor"]],
    ["Rótula inferior derecha", ["Ball joint"]],
    ["Terminal de dirección izquierda", ["Outer tie rod end (each)"]],
    ["Cremallera de dirección", ["Steering rack and pinion"]],
    ["Balero delantero izquierdo", ["Wheel bearing / hub"]],
    ["Flecha homocinética derecha", ["CV axle (per side)"]],
    ["Empaque de tapa de punterías", ["Valve cover gasket"]],
    ["Recarga de gas aire acondicionado", ["A/C recharge"]],
    ["Revisión de frenos", ["Brake inspection"]],
    ["Reparación de llanta", ["Flat tire repair (patch-plug)"]],
    ["Plumas limpiaparabrisas", ["Wiper blades (pair)"]],
    ["Rechazado por cliente: amortiguadores", []],
    ["Impuestos", []],
  ])("%s: %j", (text, jobs) => {
    expect(named(text)).toEqual(jobs);
  });

  it.each([
    ["Horquilla delantera izquierda inferior", "left front lower"],
    ["Amortiguadores traseros", "rear"],
  ])("%s is at the %s", (text, place) => {
    expect(placeOnCar(text)).toBe(place);
  });

  it("leaves English lines as they are", () => {
    const changed = labeledLines().filter(({ text }) => inEnglish(text) !== text);
    expect(changed.map(({ text }) => text)).toHaveLength(4);
    expect(inEnglish("Fusible link, P/S pump, a/c hose")).toBe("Fusible link, P/S pump, a/c hose");
  });

  it("reads a long line without hanging", () => {
    expect(inEnglish("cambio de ".repeat(40))).toContain("replace");
  });
});
