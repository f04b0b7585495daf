import type { CSSObject, Theme } from '@mui/material/styles'
import { radiiPx } from '../../design/tokens.ts'
import { components } from '../theme/components.ts'

const globalStyles = components?.MuiCssBaseline?.styleOverrides

/** Styles of the root of the content, which inherits nothing: the partner's styles of the element do not reach it. */
export const baseline = (theme: Theme): CSSObject => ({
  ...(typeof globalStyles === 'object' ? globalStyles : {}),
  '*, *::before, *::after': { boxSizing: 'border-box' },
  // As wide as its container; where the container is sized by its content, a readable width.
  ':host': { display: 'block', boxSizing: 'border-box', width: '100%' },
  ':host([hidden])': { display: 'none' },
  '.complice': {
    all: 'initial',
    display: 'block',
    direction: 'ltr',
    ...theme.typography.body1,
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-background-default)',
    borderRadius: radiiPx.card,
    WebkitFontSmoothing: 'antialiased',
    WebkitTextSizeAdjust: '100%',
  },
  '[data-scheme="light"]': { colorScheme: 'light' },
  '[data-scheme="dark"]': { colorScheme: 'dark' },
  '.complice-page': { containerType: 'inline-size', containIntrinsicInlineSize: 640, padding: 16 },
  // In the browser's top layer, which the `overflow`, `transform` and `z-index` of the partner's page do not affect.
  '.complice-above': {
    position: 'fixed',
    inset: 0,
    width: 'auto',
    height: 'auto',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'visible',
    color: 'inherit',
    background: 'none',
    pointerEvents: 'none',
    containerType: 'inline-size',
  },
  '.complice-above > *': { pointerEvents: 'auto' },
  '[tabindex="-1"]:focus': { outline: 'none' },
  'strong, b': { fontWeight: 700 },
})
