const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b|\bMac OS X\b/, "Mac"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

/** A browser in the words its owner knows it by, such as "Chrome on Windows"; what it says of itself where that is unusual. */
export function describeBrowser(userAgent: string | null | undefined): string {
  const said = userAgent?.slice(0, 400) ?? "";
  const browser = BROWSERS.find(([pattern]) => pattern.test(said))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(said))?.[1];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? (said.split(/[\s/(]/)[0]?.slice(0, 40) || "Unknown browser");
}
