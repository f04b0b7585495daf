import { darken, getContrastRatio, lighten } from '@mui/material/styles'
import { textOnPartnerColour } from '../../design/tokens.ts'

export interface Shades {
  main: string
  dark: string
  light: string
  contrastText: string
}

const isColour = (text: string) => /^#([\da-f]{3}|[\da-f]{6})$/i.test(text)
const minContrast = 4.5
const contrastStep = 0.06
/** How far the shade `light` is moved towards the background. */
const lightShift = { light: 0.88, dark: 0.75 }
/** How far the shade `dark` is moved away from the background. */
const darkShift = 0.2

/** Moves the colour away from its backgrounds until text in it is readable on each. */
function shiftUntilReadable(
  backgrounds: readonly string[],
  colour: string,
  shift: (colour: string, amount: number) => string,
): string {
  let shiftedColour = colour
  for (
    let amount = contrastStep;
    amount < 1 && backgrounds.some((background) => getContrastRatio(shiftedColour, background) < minContrast);
    amount += contrastStep
  )
    shiftedColour = shift(colour, amount)
  return shiftedColour
}

const readableTextColour = (background: string, ...textColours: [string, string]) =>
  getContrastRatio(background, textColours[0]) >= getContrastRatio(background, textColours[1])
    ? textColours[0]
    : textColours[1]

/**
 * Returns the four shades of a theme for a partner's colour, changed only as far as legibility requires. Undefined if
 * the colour is invalid.
 */
export function themeColour(
  colour: string,
  scheme: 'light' | 'dark',
  backgrounds: readonly string[],
): Shades | undefined {
  if (!isColour(colour)) return undefined
  const [awayFromBackground, towardsBackground] = scheme === 'light' ? [darken, lighten] : [lighten, darken]
  const light = towardsBackground(colour, lightShift[scheme])
  const main = shiftUntilReadable([...backgrounds, light], colour, awayFromBackground)
  return {
    main,
    light,
    dark: shiftUntilReadable([light], awayFromBackground(main, darkShift), awayFromBackground),
    contrastText: readableTextColour(main, textOnPartnerColour.light, textOnPartnerColour.dark),
  }
}
