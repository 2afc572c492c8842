/** A browser's user agent as people name it, e.g. "Firefox · Windows": enough to know one's own among some sign-ins. */

type Rule = readonly [pattern: RegExp, name: string];

/** In this order: each claims to be the ones after it too. */
const browsers: readonly Rule[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly Rule[] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const find = (rules: readonly Rule[], agent: string) => rules.find(([pattern]) => pattern.test(agent))?.[1];

/** @returns an empty text when neither is known */
export function nameBrowser(userAgent: string | undefined): string {
  const agent = userAgent ?? '';
  const browser = find(browsers, agent);
  const system = find(systems, agent);
  return [browser, system].filter((part) => part !== undefined).join(browser && system ? ' · ' : '');
}
