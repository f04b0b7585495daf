import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../../../refusal.ts'

/** Maximum size of a recording before base64 encoding (ruling 27). */
const maxBytes = 5 * 1024 * 1024

export interface Media {
  /** Media type with the parameters that the browser needs to play it, such as `audio/webm;codecs=opus`. */
  type: string
  bytes: Buffer
}

const hasTextAt = (bytes: Buffer, offset: number, text: string) =>
  bytes.toString('latin1', offset, offset + text.length) === text

/** Checks, per declared media type, that the content begins with the bytes of that format (its file signature). */
const signatureChecks: Record<string, (bytes: Buffer) => boolean> = {
  'audio/webm': (bytes) => hasTextAt(bytes, 0, '\u001aE\u00df\u00a3'),
  'audio/mp4': (bytes) => hasTextAt(bytes, 4, 'ftyp'),
  'audio/ogg': (bytes) => hasTextAt(bytes, 0, 'OggS'),
  // An MP3 file begins with an ID3 tag or with the 11 set bits of a frame.
  'audio/mpeg': (bytes) => hasTextAt(bytes, 0, 'ID3') || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0),
  'audio/wav': (bytes) => hasTextAt(bytes, 0, 'RIFF') && hasTextAt(bytes, 8, 'WAVE'),
}

/** Longer than any prefix that `dataUrlPrefix` matches. */
const maxPrefixLength = 300
const dataUrlPrefix = /^data:(audio\/[a-z0-9]+)((?:;[a-z0-9]+=[\w.,"+-]{1,40}){0,3});base64,/i
const base64Pattern = /^[A-Za-z0-9+/]+={0,2}$/

const paddingLengthOf = (text: string) => (text.endsWith('==') ? 2 : Number(text.endsWith('=')))

/** Size in bytes of a base64 text, computed without decoding it. */
const byteLengthOf = (text: string) => Math.floor((text.length * 3) / 4) - paddingLengthOf(text)

/** Parses a recording from a data URL (ruling 27). Throws 415 for another format, 413 when too large. */
export function parseMedia(content: string): Media {
  const [prefix, type = '', parameters = ''] = dataUrlPrefix.exec(content.slice(0, maxPrefixLength)) ?? []
  const hasValidSignature = signatureChecks[type.toLowerCase()]
  if (!prefix || !hasValidSignature) throw new Refusal(415, errorCode.mediaRefused)
  const text = content.slice(prefix.length)
  if (byteLengthOf(text) > maxBytes) throw new Refusal(413, errorCode.tooLarge)
  if (!base64Pattern.test(text)) throw new Refusal(415, errorCode.mediaRefused)
  const bytes = Buffer.from(text, 'base64')
  if (!hasValidSignature(bytes)) throw new Refusal(415, errorCode.mediaRefused)
  return { type: type.toLowerCase() + parameters, bytes }
}

export const dataUrlOf = ({ type, bytes }: Media): string => `data:${type};base64,${bytes.toString('base64')}`
