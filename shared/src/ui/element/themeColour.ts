import { darken, getContrastRatio, lighten } from '@mui/material/styles'

export interface Shades {
  main: string
  dark: string
  light: string
  contrastText: string
}

const isColour = (text: string) => /^#([\da-f]{3}|[\da-f]{6})$/i.test(text)
const readable = 4.5
const step = 0.06

/** Moves the colour away from its backgrounds until text in it is readable on each. */
function against(grounds: readonly string[], colour: string, move: (colour: string, by: number) => string): string {
  let moved = colour
  for (let by = step; by < 1 && grounds.some((ground) => getContrastRatio(moved, ground) < readable); by += step)
    moved = move(colour, by)
  return moved
}

const readableInk = (ground: string, ...inks: [string, string]) =>
  getContrastRatio(ground, inks[0]) >= getContrastRatio(ground, inks[1]) ? inks[0] : inks[1]

/**
 * A partner's colour as the four shades of a theme, changed only as far as legibility requires. Undefined if invalid.
 */
export function themeColour(colour: string, scheme: 'light' | 'dark', grounds: readonly string[]): Shades | undefined {
  if (!isColour(colour)) return undefined
  const [away, towards] = scheme === 'light' ? [darken, lighten] : [lighten, darken]
  const light = towards(colour, scheme === 'light' ? 0.88 : 0.75)
  const main = against([...grounds, light], colour, away)
  return {
    main,
    light,
    dark: against([light], away(main, 0.2), away),
    contrastText: readableInk(main, '#FFFFFF', '#10201B'),
  }
}
