import type { Word } from "#app/quote-reader/words/page.ts";

/** "Pads ........ 45.00", set as one word or as many dots, is two words; rules drawn with letters are none. */
export function withoutLeaders(word: Word): Word[] {
  if (!/[._·•…]{3,}|[|¦]|^\.+$|[=~*-]{4,}|…/.test(word.text)) return [word];
  const pieces: Word[] = [];
  const step = word.width / word.text.length;
  for (const match of word.text.matchAll(/(?:(?!\.{3}|[_·•…=~*-]{3}|…|[|¦]).)+/g)) {
    const text = match[0].replace(/^[._·…]+|[_·…]+$|\.{2,}$/g, "");
    if (text === "" || /^[.\-=_~*]+$/.test(text)) continue;
    const offset = match.index + match[0].indexOf(text);
    pieces.push({ ...word, text, x: word.x + offset * step, width: text.length * step });
  }
  return pieces;
}
