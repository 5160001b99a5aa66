/** The answer comes into view where nobody is busy with something else. */
export function showAnswer() {
  if (document.activeElement?.matches("input:not([type=file]), select, textarea, details *")) return;
  document.getElementById("answer")?.focus();
}
