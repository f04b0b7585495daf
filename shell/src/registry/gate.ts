/** A hash no file has: what the registry does not know is fetched and refused, never executed. */
const noFile = `sha384-${'A'.repeat(64)}`

const known = new Map<string, string>()
const unanswered = new Set<string>()
let attempt = 0

const addressOf = (url: string): string => new URL(url, location.href).href

/** Lets the files of one build through: their names under `base`, and their SHA-384. */
export function admit(base: string, files: Readonly<Record<string, string>>): void {
  for (const [file, hash] of Object.entries(files)) known.set(addressOf(base + file), hash)
}

/** Every script and style sheet passes here before it is attached: the shell's own, the areas' and their chunks. */
export function gate(tag: HTMLScriptElement | HTMLLinkElement, url: string): void {
  const address = addressOf(url)
  tag.integrity = known.get(address) ?? noFile
  if (!address.startsWith(`${location.origin}/`)) tag.crossOrigin = 'anonymous'
  // The browser makes a second request wait for a first one that hangs: another address asks again at once.
  if (unanswered.has(address)) write(tag, `${address}?again=${(attempt += 1)}`)
  unanswered.add(address)
  tag.addEventListener('load', () => unanswered.delete(address))
}

const write = (tag: HTMLScriptElement | HTMLLinkElement, address: string): void => {
  if (tag instanceof HTMLScriptElement) tag.src = address
  else tag.href = address
}

declare global {
  var compliceGate: typeof gate
}

globalThis.compliceGate = gate
