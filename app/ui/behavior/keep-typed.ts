/**
 * What was typed before this script came stays: React gives a textarea that it takes over the words that it was sent with, once,
 * over what was typed into it since. That one assignment is left out: a textarea is React's own as soon as it has a `value` of its own.
 */
if (typeof HTMLTextAreaElement !== "undefined") {
  const area = HTMLTextAreaElement.prototype;
  const value = Object.getOwnPropertyDescriptor(area, "value");
  Object.defineProperty(area, "value", {
    ...value,
    set(this: HTMLTextAreaElement, words: string) {
      const typed = !Object.hasOwn(this, "value") && value?.get?.call(this) !== this.defaultValue;
      if (!typed || words === "" || words !== this.defaultValue) value?.set?.call(this, words);
    },
  });
}
