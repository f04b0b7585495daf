import { describe, expect, it } from '@jest/globals'
import { getContrastRatio } from '@mui/material/styles'
import { darkColours, lightColours } from '../../design/tokens.ts'
import { themeColour } from './themeColour.ts'

const schemes = [
  ['light', [lightColours.background.default, lightColours.background.paper, lightColours.background.sunk]],
  ['dark', [darkColours.background.default, darkColours.background.paper, darkColours.background.sunk]],
] as const
const colours = ['#0a7', '#ff0', '#fff', '#000', '#E9C46A', '#7FCDB9', '#112233', '#f0f']

describe('themeColour', () => {
  it.each(schemes.flatMap(([scheme, backgrounds]) => colours.map((colour) => ({ scheme, backgrounds, colour }))))(
    'returns readable shades of $colour in the $scheme scheme',
    ({ scheme, backgrounds, colour }) => {
      const shades = themeColour(colour, scheme, backgrounds)
      if (!shades) throw new Error('no shades')
      for (const background of backgrounds)
        expect(getContrastRatio(shades.main, background)).toBeGreaterThanOrEqual(4.5)
      expect(getContrastRatio(shades.contrastText, shades.main)).toBeGreaterThanOrEqual(4.5)
      expect(getContrastRatio(shades.dark, shades.light)).toBeGreaterThanOrEqual(4.5)
      expect(getContrastRatio(shades.main, shades.light)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('leaves a readable colour unchanged', () => {
    expect(themeColour('#1F6457', 'light', ['#FFFFFF'])?.main).toBe('#1F6457')
  })

  it.each(['', 'green', '#12', 'url(x)', '#12345g'])('returns undefined for the invalid colour %p', (text) => {
    expect(themeColour(text, 'light', ['#FFFFFF'])).toBeUndefined()
  })
})
