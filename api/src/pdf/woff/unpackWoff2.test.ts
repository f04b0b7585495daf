import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from '@jest/globals'
import { create, type Font } from 'fontkit'
import { encodePath } from './encodePath.ts'
import { unpackWoff2 } from './unpackWoff2.ts'

const require = createRequire(import.meta.url)

function parse(bytes: Buffer): Font {
  const font = create(bytes)
  if (!('layout' in font)) throw new Error('The file is a collection of fonts, not a single font.')
  return font
}

const outlinesOf = (font: Font) =>
  Array.from({ length: font.numGlyphs }, (_, id) => {
    const { path, advanceWidth } = font.getGlyph(id)
    return `${advanceWidth} ${path.toSVG()}`
  })

describe('unpackWoff2', () => {
  it.each([
    ['noto-sans-sc', '119', 'of simple outlines'],
    ['noto-sans', 'vietnamese', 'with composed letters'],
    ['noto-emoji', '0', 'with long outlines'],
  ])('unpacks %s %s, a font %s, to the outlines and widths that fontkit reads in the WOFF2 file', (name, subset) => {
    const woff2 = readFileSync(
      require.resolve(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`),
    )
    const outlines = outlinesOf(parse(unpackWoff2(woff2)))
    expect(outlines.length).toBeGreaterThan(20)
    expect(outlines).toEqual(outlinesOf(parse(woff2)))
  })
})

describe('encodePath', () => {
  it('encodes a triangle as header, box, end of the contour, three flags and the distances of the points', () => {
    const commands = [
      { command: 'moveTo', args: [10, 0] },
      { command: 'lineTo', args: [20, 0] },
      { command: 'quadraticCurveTo', args: [20.4, 10, 9.6, 10] },
      { command: 'closePath', args: [] },
    ] satisfies Parameters<typeof encodePath>[0]['commands']
    const encoded = encodePath({ commands })
    const numbers = Array.from({ length: 7 }, (_, index) => encoded.readInt16BE(2 * index))
    expect(numbers).toEqual([1, 10, 0, 20, 10, 3, 0])
    expect([...encoded.subarray(14, 18)]).toEqual([1, 1, 0, 1])
    expect(Array.from({ length: 8 }, (_, index) => encoded.readInt16BE(18 + 2 * index))).toEqual([
      10, 10, 0, -10, 0, 0, 10, 0,
    ])
    expect(encoded.length % 4).toBe(0)
  })
})
