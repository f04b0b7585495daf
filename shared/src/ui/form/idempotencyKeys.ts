/** 32 hexadecimal digits; also where the browser makes no UUID, on a page without https. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * `const keyFor = idempotencyKeys()`: the same key for as long as the same contents are sent, so that a second try after
 * a lost response adds nothing twice; a new key for other contents.
 */
export function idempotencyKeys(): (contents: unknown) => string {
  let last = { text: '', key: '' }
  return (contents) => {
    const text = JSON.stringify(contents)
    if (last.text !== text) last = { text, key: randomKey() }
    return last.key
  }
}
