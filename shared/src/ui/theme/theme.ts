import { createTheme } from '@mui/material/styles'
import { frFR } from '@mui/material/locale'
import { components } from './components.ts'
import {
  breakpointsPx,
  darkColours,
  elevations,
  fluidText,
  fonts,
  fontWeights,
  lightColours,
  lineHeights,
  overlays,
  printColours,
  radiiPx,
  spacePx,
  textRem,
} from '../../design/tokens.ts'

declare module '@mui/material/styles' {
  interface TypeBackground {
    sunk: string
  }
  interface Palette {
    accent: Palette['primary']
    control: string
    sand: string
  }
  interface PaletteOptions {
    accent?: PaletteOptions['primary']
    control?: string
    sand?: string
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    accent: true
  }
}
declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    accent: true
  }
}

/** For the headings of the public pages only. */
export const { serif } = fonts

const rem = (size: keyof typeof textRem) => `${textRem[size]}rem`

const heading = (size: keyof typeof textRem, fontWeight = fontWeights.heading) => ({
  fontSize: rem(size),
  fontWeight,
  lineHeight: lineHeights.heading,
  letterSpacing: 0,
})

/**
 * Tokens without an equivalent in MUI's theme. It writes them as CSS variables: `--mui-radius-card`,
 * `--mui-text-small`, `--mui-elevation-moved`, `--mui-overlay-map`, `--mui-print-ink`.
 */
const styleVariables = {
  radius: radiiPx,
  text: { ...Object.fromEntries(Object.entries(textRem).map(([name, size]) => [name, `${size}rem`])), ...fluidText },
  elevation: elevations,
  overlay: overlays,
  print: printColours,
}

export const themeOptions = {
  cssVariables: { colorSchemeSelector: 'data-scheme' },
  colorSchemes: { light: { palette: lightColours }, dark: { palette: darkColours } },
  breakpoints: { values: breakpointsPx },
  spacing: spacePx,
  shape: { borderRadius: radiiPx.control },
  typography: {
    fontFamily: fonts.sans,
    h1: heading('page', fontWeights.page),
    h2: heading('title'),
    h3: heading('subtitle'),
    h4: heading('reading'),
    body1: { fontSize: rem('body'), lineHeight: lineHeights.text },
    body2: { fontSize: rem('compact'), lineHeight: lineHeights.text },
    button: { fontSize: rem('body'), fontWeight: fontWeights.button, textTransform: 'none', letterSpacing: 0 },
  },
  ...styleVariables,
  components,
} satisfies Parameters<typeof createTheme>[0]

export const theme = createTheme(themeOptions, frFR)
