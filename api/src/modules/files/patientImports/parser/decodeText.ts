const beginsWith = (bytes: Buffer, ...first: number[]) => first.every((byte, index) => bytes[index] === byte)

/** Whether the bytes are UTF-8 throughout. */
function asUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The text of a file: UTF-16 by its byte order mark, UTF-8 with or without one, else windows-1252, as Excel saves CSV in France. */
export function decodeText(bytes: Buffer): string {
  if (beginsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (beginsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  return asUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
}
