import { describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { dataUrlOf, parseMedia } from './media.ts'

const mebibyte = 1024 * 1024
const dataUrl = (type: string, ...bytes: (number | string)[]) =>
  `data:${type};base64,${Buffer.concat(bytes.map((audioBytes) => (typeof audioBytes === 'string' ? Buffer.from(audioBytes, 'latin1') : Buffer.from([audioBytes])))).toString('base64')}`
const webm = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])
const webmOfSize = (size: number) =>
  `data:audio/webm;base64,${Buffer.concat([webm, Buffer.alloc(size - webm.length)]).toString('base64')}`

describe('parseMedia', () => {
  it.each([
    ['audio/webm;codecs=opus', dataUrl('audio/webm;codecs=opus', '\u001aE\u00df\u00a3', 'rest')],
    ['audio/mp4;codecs=mp4a.40.2', dataUrl('audio/mp4;codecs=mp4a.40.2', '\0\0\0 ', 'ftypiso5')],
    ['audio/ogg', dataUrl('audio/ogg', 'OggS')],
    ['audio/mpeg', dataUrl('audio/mpeg', 'ID3')],
    ['audio/mpeg', dataUrl('audio/MPEG', 0xff, 0xfb, 0x90)],
    ['audio/wav', dataUrl('audio/wav', 'RIFF', '\0\0\0\0', 'WAVEfmt ')],
  ])('accepts %s and returns the content unchanged', (type, content) => {
    const media = parseMedia(content)
    expect(media.type).toBe(type)
    expect(dataUrlOf(media)).toBe(content.replace('MPEG', 'mpeg'))
  })

  it('accepts at most 5 MiB', () => {
    expect(parseMedia(webmOfSize(5 * mebibyte)).bytes).toHaveLength(5 * mebibyte)
    expect(() => parseMedia(webmOfSize(5 * mebibyte + 1))).toThrow(
      expect.objectContaining({ status: 413, errorCode: errorCode.tooLarge }),
    )
  })

  it('refuses a long malformed text in linear time, else the test would time out', () => {
    expect(() => parseMedia(`data:audio/webm;base64,${'='.repeat(6 * mebibyte)}x`)).toThrow(
      expect.objectContaining({ status: 415 }),
    )
  })

  it.each([
    ['a text that is not a data URL', 'https://exemple.fr/a.webm'],
    ['an empty text', ''],
    ['an HTML page', dataUrl('text/html', '<script>')],
    ['an unsupported audio format', dataUrl('audio/flac', 'fLaC')],
    ['a media type named like a property of all objects', dataUrl('constructor/x', 'x')],
    ['a WebM video', dataUrl('video/webm', '\u001aE\u00df\u00a3')],
    ['a data URL without base64', 'data:audio/webm,abc'],
    ['characters outside base64', 'data:audio/webm;base64,GkXfo5*='],
    ['a data URL without content', 'data:audio/webm;base64,'],
    ['invalid media type parameters', dataUrl('audio/webm;x"onerror=1;', '\u001aE\u00df\u00a3')],
    ['HTML declared as audio', dataUrl('audio/webm', '<html>')],
    ['Ogg declared as MP4', dataUrl('audio/mp4', 'OggS')],
    ['an AVI video declared as WAV', dataUrl('audio/wav', 'RIFF', '\0\0\0\0', 'AVI ')],
  ])('refuses %s', (_caseName, content) => {
    expect(() => parseMedia(content)).toThrow(
      expect.objectContaining({ status: 415, errorCode: errorCode.mediaRefused }),
    )
  })
})
