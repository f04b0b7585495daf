const beginsWith = (bytes: Buffer, ...first: number[]) => first.every((byte, index) => bytes[index] === byte)

/** Decodes UTF-8; returns undefined when the bytes are not valid UTF-8. */
function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Decodes a text file: UTF-16 by its byte order mark, valid UTF-8, else windows-1252 (Excel's CSV in France). */
export function decodeText(bytes: Buffer): string {
  if (beginsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (beginsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  return decodeUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
}
