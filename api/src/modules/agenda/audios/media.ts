import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../../../refusal.ts'

/** The size of the recording before it is base64 (ruling 27). */
const maxBytes = 5 * 1024 * 1024

export interface Media {
  /** With its parameters, as in `audio/webm;codecs=opus`: what the browser plays it by. */
  type: string
  bytes: Buffer
}

const hasTextAt = (bytes: Buffer, at: number, text: string) => bytes.toString('latin1', at, at + text.length) === text

/** The first bytes of each format: the contents must be what their type claims. */
const signatures: Record<string, (bytes: Buffer) => boolean> = {
  'audio/webm': (bytes) => hasTextAt(bytes, 0, '\u001aE\u00df\u00a3'),
  'audio/mp4': (bytes) => hasTextAt(bytes, 4, 'ftyp'),
  'audio/ogg': (bytes) => hasTextAt(bytes, 0, 'OggS'),
  'audio/mpeg': (bytes) => hasTextAt(bytes, 0, 'ID3') || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0),
  'audio/wav': (bytes) => hasTextAt(bytes, 0, 'RIFF') && hasTextAt(bytes, 8, 'WAVE'),
}

const head = /^data:(audio\/[a-z0-9]+)((?:;[a-z0-9]+=[\w.,"+-]{1,40}){0,3});base64,/i
const base64 = /^[A-Za-z0-9+/]+={0,2}$/

const padding = (text: string) => (text.endsWith('==') ? 2 : Number(text.endsWith('=')))

/** In bytes: base64 writes three bytes as four characters. Known without decoding, so that nothing too long is decoded. */
const sizeOf = (text: string) => Math.floor((text.length * 3) / 4) - padding(text)

/** The recording in a data URL (ruling 27): throws 415 for another format, 413 when it is too long. */
export function parseMedia(content: string): Media {
  const [prefix, type = '', parameters = ''] = head.exec(content.slice(0, 300)) ?? []
  const isValid = signatures[type.toLowerCase()]
  if (!prefix || !isValid) throw new Refusal(415, errorCode.mediaRefused)
  const text = content.slice(prefix.length)
  if (sizeOf(text) > maxBytes) throw new Refusal(413, errorCode.tooLarge)
  if (!base64.test(text)) throw new Refusal(415, errorCode.mediaRefused)
  const bytes = Buffer.from(text, 'base64')
  if (!isValid(bytes)) throw new Refusal(415, errorCode.mediaRefused)
  return { type: type.toLowerCase() + parameters, bytes }
}

export const dataUrlOf = ({ type, bytes }: Media): string => `data:${type};base64,${bytes.toString('base64')}`
