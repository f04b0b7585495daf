const beginsWith = (bytes: Buffer, ...first: number[]) => first.every((byte, index) => bytes[index] === byte)

/** Number of bytes at the beginning of a file that are examined to detect UTF-16. */
const sampledBytes = 4096
/** Minimum share of Latin letters, digits and delimiters in a list: UTF-16 encodes each of them with a zero byte. */
const minZeroByteShare = 0.5

/**
 * Detects UTF-16 without a byte order mark: most bytes at even positions are zero and none at odd ones, or the reverse.
 * Returns undefined for another encoding.
 */
function detectUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, sampledBytes)
  const zeros = [0, 0]
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  const isMostlyZero = (count: number) => count >= minZeroByteShare * Math.floor(sample.length / 2) && count > 0
  if (even === 0 && isMostlyZero(odd)) return 'utf-16le'
  return odd === 0 && isMostlyZero(even) ? 'utf-16be' : undefined
}

/** Matches a valid multi-byte UTF-8 sequence (no overlong form, no surrogate), otherwise a single stray byte. */
const characterPattern =
  /[\u00c2-\u00df][\u0080-\u00bf]|\u00e0[\u00a0-\u00bf][\u0080-\u00bf]|[\u00e1-\u00ec\u00ee\u00ef][\u0080-\u00bf]{2}|\u00ed[\u0080-\u009f][\u0080-\u00bf]|\u00f0[\u0090-\u00bf][\u0080-\u00bf]{2}|[\u00f1-\u00f3][\u0080-\u00bf]{3}|\u00f4[\u0080-\u008f][\u0080-\u00bf]{2}|[\u0080-\u00ff]/g

const decodeWindows1252 = (bytes: Buffer) => new TextDecoder('windows-1252').decode(bytes)

/**
 * Decodes UTF-8; decodes stray bytes of another encoding as windows-1252. Returns undefined if there are more stray
 * bytes than multi-byte characters, because the file then has another encoding.
 */
function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    let multiByteMinusStrayCount = 0
    const text = bytes.toString('latin1').replaceAll(characterPattern, (character) => {
      const characterBytes = Buffer.from(character, 'latin1')
      multiByteMinusStrayCount += character.length > 1 ? 1 : -1
      return character.length > 1 ? characterBytes.toString('utf8') : decodeWindows1252(characterBytes)
    })
    return multiByteMinusStrayCount >= 0 || beginsWith(bytes, 0xef, 0xbb, 0xbf) ? text : undefined
  }
}

const smallLetters = new Set('àâäçéèêëîïôöùûüÿñœæ')
const capitals = new Set('ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸÑŒÆ')
const signs = new Set('’‘“”«»°€–—…· \u00a0')

/** Returns the number of plausible French accented letters minus the number of other characters beyond ASCII. */
function frenchScore(text: string): number {
  let score = 0
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? ''
    if (character < '\u0080' || signs.has(character)) continue
    const before = text[index - 1] ?? ''
    const after = text[index + 1] ?? ''
    // A capital within a lower-case word, or the reverse, shows that the encoding is wrong.
    const isOddCapital = /\p{Ll}/u.test(before) || (/\p{L}/u.test(before) && /\p{Ll}/u.test(after))
    const isOddSmall = /\p{Lu}/u.test(before) && /\p{Lu}/u.test(after)
    const isFrench = (capitals.has(character) && !isOddCapital) || (smallLetters.has(character) && !isOddSmall)
    score += isFrench ? 1 : -1
  }
  return score
}

/**
 * Decodes a text file: UTF-16 with or without its byte order mark, UTF-8 (also with a few stray bytes), else Mac Roman
 * or windows-1252 (Excel's CSV in France), whichever has the higher French score.
 */
export function decodeText(bytes: Buffer): string {
  if (beginsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (beginsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  const utf16 = detectUtf16(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  const utf8 = decodeUtf8(bytes)
  if (utf8 !== undefined) return utf8
  const windowsText = decodeWindows1252(bytes)
  const macText = new TextDecoder('macintosh').decode(bytes)
  return frenchScore(macText) > frenchScore(windowsText) ? macText : windowsText
}
