const mix = (half: number, other: number) =>
  Math.imul(half ^ (half >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35)

/**
 * A digest of 16 hexadecimal digits that distinguishes contents, without Web Crypto, which is unavailable on pages
 * without https. Two contents with the same digest would share a key: the server compares the whole content and refuses
 * the second.
 */
export function digestOf(contents: unknown): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (const letter of JSON.stringify(contents) ?? '') {
    const code = letter.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 0x9e3779b1)
    two = Math.imul(two ^ code, 0x5f356495)
  }
  return [mix(one, two), mix(two, one)].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('')
}
