import { isRecord } from 'shared/domain/isRecord'

/** JSON has no bytes: those of a file are written in base64. */
const encoded = (_name: string, value: unknown): unknown =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value

const decoded = (_name: string, value: unknown): unknown =>
  isRecord(value) && typeof value['base64'] === 'string' && Object.keys(value).length === 1
    ? Buffer.from(value['base64'], 'base64')
    : value

/** What a call returned as text to be stored: JSON, with the bytes of a file in base64. */
export function textOf(result: unknown): string {
  // Before JSON.stringify asks a Buffer for a form of its own.
  const plain =
    isRecord(result) && result['content'] instanceof Uint8Array
      ? { ...result, content: new Uint8Array(result['content']) }
      : result
  return JSON.stringify(plain ?? null, encoded)
}

/** What `textOf` was given. */
export const resultOf = (text: string): unknown => JSON.parse(text, decoded)
