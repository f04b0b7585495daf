import { describe, expect, it } from '@jest/globals'
import { dataUrlOf, parseMedia } from './media.ts'

const million = 1024 * 1024
const of = (type: string, ...bytes: (number | string)[]) =>
  `data:${type};base64,${Buffer.concat(bytes.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from([part])))).toString('base64')}`
const webm = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])
const long = (size: number) =>
  `data:audio/webm;base64,${Buffer.concat([webm, Buffer.alloc(size - webm.length)]).toString('base64')}`

describe('a recording', () => {
  it.each([
    ['audio/webm;codecs=opus', of('audio/webm;codecs=opus', '\u001aE\u00df\u00a3', 'rest')],
    ['audio/mp4;codecs=mp4a.40.2', of('audio/mp4;codecs=mp4a.40.2', '\0\0\0 ', 'ftypiso5')],
    ['audio/ogg', of('audio/ogg', 'OggS')],
    ['audio/mpeg', of('audio/mpeg', 'ID3')],
    ['audio/mpeg', of('audio/MPEG', 0xff, 0xfb, 0x90)],
    ['audio/wav', of('audio/wav', 'RIFF', '\0\0\0\0', 'WAVEfmt ')],
  ])('may be %s, and is returned unchanged', (type, content) => {
    const media = parseMedia(content)
    expect(media.type).toBe(type)
    expect(dataUrlOf(media)).toBe(content.replace('MPEG', 'mpeg'))
  })

  it('can have five million bytes at most', () => {
    expect(parseMedia(long(5 * million)).bytes).toHaveLength(5 * million)
    expect(() => parseMedia(long(5 * million + 1))).toThrow(expect.objectContaining({ status: 413, errorCode: 'E413' }))
  })

  it('is checked in linear time, however long and malformed: in quadratic time the test would not end', () => {
    expect(() => parseMedia(`data:audio/webm;base64,${'='.repeat(6 * million)}x`)).toThrow(
      expect.objectContaining({ status: 415 }),
    )
  })

  it.each([
    ['no data URL', 'https://exemple.fr/a.webm'],
    ['nothing', ''],
    ['no audio', of('text/html', '<script>')],
    ['another format', of('audio/flac', 'fLaC')],
    ['an unknown name', of('constructor/x', 'x')],
    ['a film', of('video/webm', '\u001aE\u00df\u00a3')],
    ['without base64', 'data:audio/webm,abc'],
    ['with characters that are not base64', 'data:audio/webm;base64,GkXfo5*='],
    ['empty', 'data:audio/webm;base64,'],
    ['with invalid parameters', of('audio/webm;x"onerror=1;', '\u001aE\u00df\u00a3')],
    ['a text that calls itself audio', of('audio/webm', '<html>')],
    ['an ogg that calls itself mp4', of('audio/mp4', 'OggS')],
    ['a film of another RIFF', of('audio/wav', 'RIFF', '\0\0\0\0', 'AVI ')],
  ])('is not %s', (_sentence, content) => {
    expect(() => parseMedia(content)).toThrow(expect.objectContaining({ status: 415, errorCode: 'E415' }))
  })
})
