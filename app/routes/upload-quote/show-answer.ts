/** The answer comes into view where nobody is busy with something else. */
function showAnswer() {
  const { activeElement } = document;
  if (activeElement?.matches("input:not([type=file]), select, textarea, details *")) return;
  if (activeElement?.closest("[aria-modal], dialog")) return;
  document.getElementById("answer")?.focus();
}

/** Told of each state of the page: once the overlay has gone the answer is gone to, unless the form was sent meanwhile. */
export function answerAfterOverlay() {
  let wasOver = false;
  return (over: boolean, leaving: boolean) => {
    if (wasOver && !over && !leaving) showAnswer();
    wasOver = over;
  };
}
