import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../../refusal.ts'

/** Ruling 27: before its base64. */
const mostBytes = 5 * 1024 * 1024

export interface Media {
  /** `audio/webm;codecs=opus`: played back by what it says. */
  type: string
  bytes: Buffer
}

const says = (bytes: Buffer, at: number, word: string) => bytes.toString('latin1', at, at + word.length) === word

/** What each format begins with: what calls itself audio must be it. */
const beginnings: Record<string, (bytes: Buffer) => boolean> = {
  'audio/webm': (bytes) => says(bytes, 0, '\u001aE\u00df\u00a3'),
  'audio/mp4': (bytes) => says(bytes, 4, 'ftyp'),
  'audio/ogg': (bytes) => says(bytes, 0, 'OggS'),
  'audio/mpeg': (bytes) => says(bytes, 0, 'ID3') || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0),
  'audio/wav': (bytes) => says(bytes, 0, 'RIFF') && says(bytes, 8, 'WAVE'),
}

const head = /^data:(audio\/[a-z0-9]+)((?:;[a-z0-9]+=[\w.,"+-]{1,40}){0,3});base64,/i
const base64 = /^[A-Za-z0-9+/]+={0,2}$/

const padding = (text: string) => (text.endsWith('==') ? 2 : Number(text.endsWith('=')))

/** Base64 makes four signs of three bytes: told without decoding what is far too long. */
const sizeOf = (text: string) => Math.floor((text.length * 3) / 4) - padding(text)

/** The recording in a data URL (ruling 27): 415 for what is none of the formats, 413 for what is too long. */
export function mediaIn(content: string): Media {
  const [beginning, type = '', parameters = ''] = head.exec(content.slice(0, 300)) ?? []
  const isKnown = beginnings[type.toLowerCase()]
  if (!beginning || !isKnown) throw new Refusal(415, errorCode.mediaRefused)
  const text = content.slice(beginning.length)
  if (sizeOf(text) > mostBytes) throw new Refusal(413, errorCode.tooLarge)
  if (!base64.test(text)) throw new Refusal(415, errorCode.mediaRefused)
  const bytes = Buffer.from(text, 'base64')
  if (!isKnown(bytes)) throw new Refusal(415, errorCode.mediaRefused)
  return { type: type.toLowerCase() + parameters, bytes }
}

export const dataUrlOf = ({ type, bytes }: Media): string => `data:${type};base64,${bytes.toString('base64')}`
