/**
 * The browsers in order of precedence: the User-Agent of Edge and Opera also contains Chrome, and the User-Agent of
 * Chrome also contains Safari.
 */
const browsers: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const systems: readonly [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

const findName = (patterns: readonly [name: string, pattern: RegExp][], userAgent: string) =>
  patterns.find(([, pattern]) => pattern.test(userAgent))?.[0]

/** Returns the displayed name of a device from its User-Agent: « Chrome sur Windows ». */
export function deviceName(userAgent: string): string {
  const [browser, system] = [findName(browsers, userAgent), findName(systems, userAgent)]
  if (browser && system) return `${browser} sur ${system}`
  return browser ?? system ?? 'Appareil inconnu'
}
