/** A browser sends a file without a name, or "blob", where none was chosen; one that is empty was chosen, and is told so. */
export function isChosen(file: unknown): file is File {
  return file instanceof File && (file.size > 0 || !["", "blob"].includes(file.name));
}

/** The files that were chosen in a form's field, in their order. */
export function chosenIn(form: FormData): File[] {
  return form.getAll("file").filter(isChosen);
}
