/** Letters and digits in capitals without a word among them; grades of oil and sizes of tires and engines are none. */
export function isPartNumber(text: string): boolean {
  return (
    /^(?=.*\d.*\d)[A-Z0-9][A-Z0-9 ./-]{2,20}$/.test(text) &&
    !/(?:^| )[A-Z]{3,}(?:$| )|^\d{1,2}W-?\d|^[A-Z]{0,2}\d{3}\/\d{2}|^\d\.\d ?L$/.test(text)
  );
}
