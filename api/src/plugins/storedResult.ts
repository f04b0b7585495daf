import { isRecord } from 'shared/domain/isRecord'

/** JSON has no bytes: a file's bytes are stored as base64. */
const encoded = (_name: string, value: unknown): unknown =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value

const decoded = (_name: string, value: unknown): unknown =>
  isRecord(value) && typeof value['base64'] === 'string' && Object.keys(value).length === 1
    ? Buffer.from(value['base64'], 'base64')
    : value

/** Serialises a call's result for storage: JSON, with a file's bytes as base64. */
export function textOf(result: unknown): string {
  // Runs before JSON.stringify calls the Buffer's own toJSON.
  const plain =
    isRecord(result) && result['content'] instanceof Uint8Array
      ? { ...result, content: new Uint8Array(result['content']) }
      : result
  return JSON.stringify(plain ?? null, encoded)
}

/** Parses the value that `textOf` serialised. */
export const resultOf = (text: string): unknown => JSON.parse(text, decoded)
