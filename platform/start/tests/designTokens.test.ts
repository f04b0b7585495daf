import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { radiiPx, textRem } from 'shared/design/tokens'
import { root } from '../root.mjs'

const tokensFile = 'shared/src/design/tokens.ts'

/** Files that may contain literal colours, each with the reason. */
const exceptions: Record<string, string> = {
  [tokensFile]: 'the tokens',
  'shared/src/domain/colourSwatches.ts': 'swatches that users choose from',
  'shared/src/domain/publicPages/partners/guide.ts': 'an example of a partner’s colour',
  'shared/src/domain/publicPages/partners/snippet.ts': 'an example of a partner’s colour',
  'shared/src/ui/element/ElementRoot.tsx': 'an example of a partner’s colour',
  'shared/src/ui/element/createElementTheme.ts': 'an example of a partner’s colour',
  'shell/src/header/Logo.tsx': 'the logo, a drawing',
  'shell/src/icon.svg': 'the logo, a drawing',
  'platform/pictures/writePicture.ts': 'a grey pixel in place of a missing picture',
  'platform/pictures/card/cardHtml.ts': 'the shadow of a picture drawn at twice its size',
}

const files = globSync('{shared,shell,mf-*,api,platform}/{src,embed,*}/**/*.{ts,tsx,css,html,svg}', { cwd: root })
  .filter((file) => !/node_modules|\/dist\/|\.test\.|\/testing\/|\.email\.ts$|\/bench\//.test(file))
  .toSorted()

/** The colours in a source: `#1f6457`, `#fff`, `rgb(0 0 0 / 35%)`; not an anchor such as `/aide#faq`. */
const colours = /(?<![\w/&?=.%-])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})\b(?!-)|\b(?:rgba?|hsla?)\(\s*\d[^)]*\)/gi

/** Font sizes and radii as literals; `pt` and `mm`, for printed pages, and `50%`, for circles, are allowed. */
const sizes = {
  rem: /font-?size['"]?: ?['"]?(?:\{[^}]*?)?(\d[\d.]*)rem/gi,
  px: /(?:border-?radius|font-?size)['"]?: ?['"]?(\d[\d.]*)px/gi,
  numbers: /borderRadius: ?\d{2,}/g,
}

const findMatches = (pattern: RegExp, file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([text]) => text)

const findLiterals = (pattern: RegExp, excluded: (file: string) => boolean) =>
  files.flatMap((file) => (excluded(file) ? [] : findMatches(pattern, file).map((text) => `${file}: ${text}`)))

describe('the tokens of the design', () => {
  it('are checked in more than 1,000 files', () => expect(files.length).toBeGreaterThan(1_000))

  it('are the only colours', () => {
    expect(findLiterals(colours, (file) => file in exceptions)).toEqual([])
  })

  it.each(Object.keys(exceptions))('%s, an exception, still contains a literal colour', (file) => {
    expect(findMatches(colours, file)).not.toEqual([])
  })

  it.each(Object.entries(sizes))('are the only font sizes and radii in %s', (_unit, pattern) => {
    expect(findLiterals(pattern, (file) => file === tokensFile || file.startsWith('platform/pictures/'))).toEqual([])
  })

  it.each([
    ["color: '#1F6457'", ['#1F6457']],
    ['background:#fff;', ['#fff']],
    ['rgb(0 0 0 / 35%)', ['rgb(0 0 0 / 35%)']],
    ['https://complice.test/public/document#ddd', []],
    ['href="#facture"', []],
    ['rgb(${red} 0 0)', []],
  ])('are checked by a pattern that finds the colours in %s', (source, found) => {
    expect([...source.matchAll(colours)].map(([text]) => text)).toEqual(found)
  })

  it.each([
    ['font sizes', textRem],
    ['radii', radiiPx],
  ])('contain no duplicate among the %s', (_name, scale) => {
    const values = Object.values(scale)
    expect(new Set(values).size).toBe(values.length)
  })
})
