import { isRecord } from 'shared/domain/isRecord'

/** JSON.stringify replacer that writes a file's bytes as base64. */
const encodeBytes = (_name: string, value: unknown): unknown =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value

const decodeBytes = (_name: string, value: unknown): unknown =>
  isRecord(value) && typeof value['base64'] === 'string' && Object.keys(value).length === 1
    ? Buffer.from(value['base64'], 'base64')
    : value

/** Serialises a call's result for storage: JSON, with a file's bytes as base64. */
export function serialiseResult(result: unknown): string {
  // A Buffer is copied to a Uint8Array: JSON.stringify would call the Buffer's toJSON before the replacer.
  const serialisable =
    isRecord(result) && result['content'] instanceof Uint8Array
      ? { ...result, content: new Uint8Array(result['content']) }
      : result
  return JSON.stringify(serialisable ?? null, encodeBytes)
}

/** Parses the value that `serialiseResult` serialised. */
export const parseResult = (text: string): unknown => JSON.parse(text, decodeBytes)
