import { createTheme } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import { frFR } from '@mui/material/locale'
import { components } from '../theme/components.ts'
import { darkColours, fonts, lightColours } from '../../design/tokens.ts'
import { themeOptions } from '../theme/theme.ts'
import { themeColour } from './themeColour.ts'

interface ElementStyle {
  /** `#0a7`; an invalid colour changes nothing. */
  colour: string
  /** A font of the partner's page; empty for the system font. */
  font: string
  /** The container of overlays. */
  overlayContainer: () => HTMLElement | null
}

const backgroundsOf = ({ background }: typeof lightColours) => [background.default, background.paper, background.sunk]

const withPartnerColour = (palette: typeof lightColours, scheme: 'light' | 'dark', colour: string) => ({
  ...palette,
  primary: themeColour(colour, scheme, backgroundsOf(palette)) ?? palette.primary,
})

/** Creates the product's theme for one element: tokens and portals are scoped to it, and headings start at h2. */
export function createElementTheme({ colour, font, overlayContainer }: ElementStyle): Theme {
  const insideElement = { container: overlayContainer }
  const modalProps = { ...insideElement, disableScrollLock: true }
  return createTheme(
    {
      ...themeOptions,
      cssVariables: { ...themeOptions.cssVariables, rootSelector: '.complice' },
      colorSchemes: {
        light: { palette: withPartnerColour(lightColours, 'light', colour) },
        dark: { palette: withPartnerColour(darkColours, 'dark', colour) },
      },
      typography: { ...themeOptions.typography, fontFamily: font || fonts.system },
      components: {
        ...components,
        MuiModal: { defaultProps: modalProps },
        MuiDialog: {
          ...components?.MuiDialog,
          defaultProps: { ...components?.MuiDialog?.defaultProps, ...modalProps },
        },
        MuiDrawer: { defaultProps: { ModalProps: modalProps } },
        MuiMenu: { defaultProps: modalProps },
        MuiPopover: { defaultProps: modalProps },
        MuiPopper: { defaultProps: insideElement },
        // The partner's page has its own h1.
        MuiTypography: {
          defaultProps: { variantMapping: { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5', body1: 'p', body2: 'p' } },
        },
      },
    },
    frFR,
  )
}
