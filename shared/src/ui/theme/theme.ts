import { createTheme } from '@mui/material/styles'
import { frFR } from '@mui/material/locale'
import { components } from './components.ts'
import { dark, light } from './palette.ts'

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

const sans = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif"
/** For the headings of the public pages only. */
export const serif =
  "'Bitter Variable', 'Bitter Fallback Georgia', 'Bitter Fallback Noto', 'Bitter Fallback Times', Georgia, serif"

const heading = (size: string, weight: number) => ({
  fontSize: size,
  fontWeight: weight,
  lineHeight: 1.25,
  letterSpacing: 0,
})

export const themeOptions = {
  cssVariables: { colorSchemeSelector: 'data-scheme' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  breakpoints: { values: { xs: 0, sm: 560, md: 800, lg: 1200, xl: 1600 } },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: sans,
    h1: heading('1.75rem', 700),
    h2: heading('1.25rem', 650),
    h3: heading('1.0625rem', 650),
    h4: heading('1rem', 650),
    body1: { fontSize: '0.9375rem', lineHeight: 1.5 },
    body2: { fontSize: '0.875rem', lineHeight: 1.5 },
    button: { fontSize: '0.9375rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
  },
  components,
} satisfies Parameters<typeof createTheme>[0]

export const theme = createTheme(themeOptions, frFR)
