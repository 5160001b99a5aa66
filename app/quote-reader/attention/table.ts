/** A vector for each bucket of features or word: whole numbers of one byte, with a scale for each row. */
export type Table = { wide: number; scales: Float32Array; bytes: Int8Array };

/** The sum of the rows of a table that each list names. */
export function bags(lists: number[][], { wide, scales, bytes }: Table): Float32Array {
  const out = new Float32Array(lists.length * wide);
  let to = 0;
  for (const list of lists) {
    for (const each of list) addRow(out, to, bytes, each * wide, wide, scales[each] ?? 0);
    to += wide;
  }
  return out;
}

/** Nothing is looked up in the loop that half of a reading's own time goes into. */
function addRow(out: Float32Array, to: number, bytes: Int8Array, from: number, wide: number, scale: number) {
  for (let i = 0; i < wide; i++) out[to + i] = (out[to + i] as number) + (bytes[from + i] as number) * scale;
}

/** The mean of the rows that each list names; of none, zeros. */
export function means(lists: number[][], table: Table): Float32Array {
  const out = bags(lists, table);
  lists.forEach(({ length }, row) => {
    for (let i = row * table.wide; i < (row + 1) * table.wide; i++) out[i] = (out[i] ?? 0) / Math.max(1, length);
  });
  return out;
}

/** A file of training's: the length of its head, the head in JSON, and what it speaks of. */
export function headAndRest<Head>(file: Uint8Array): { head: Head; rest: Uint8Array } {
  const length = new DataView(file.buffer, file.byteOffset).getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + length))) as Head;
  return { head, rest: file.subarray(4 + length) };
}
