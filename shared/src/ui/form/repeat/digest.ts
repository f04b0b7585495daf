const mix = (half: number, otherHalf: number) =>
  Math.imul(half ^ (half >>> 16), 0x85ebca6b) ^ Math.imul(otherHalf ^ (otherHalf >>> 13), 0xc2b2ae35)

/**
 * Returns a digest of 16 hexadecimal digits that distinguishes contents, by a variant of the hash cyrb53. Does not use
 * Web Crypto, which is unavailable on pages without https. Two contents with the same digest would share a key: the
 * server compares the whole content and refuses the second.
 */
export function digestOf(contents: unknown): string {
  let [firstHalf, secondHalf] = [0xdeadbeef, 0x41c6ce57]
  for (const character of JSON.stringify(contents) ?? '') {
    const code = character.codePointAt(0) ?? 0
    firstHalf = Math.imul(firstHalf ^ code, 0x9e3779b1)
    secondHalf = Math.imul(secondHalf ^ code, 0x5f356495)
  }
  return [mix(firstHalf, secondHalf), mix(secondHalf, firstHalf)]
    .map((half) => (half >>> 0).toString(16).padStart(8, '0'))
    .join('')
}
