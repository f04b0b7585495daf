import { lightColours, pdfColours } from 'shared/design/tokens'

/** Colours of quotes and invoices, from the light scheme of the screens. */
export const palette = {
  primary: lightColours.primary.main,
  soft: lightColours.primary.light,
  sunk: lightColours.background.sunk,
  rule: pdfColours.rule,
  quiet: lightColours.text.secondary,
  white: pdfColours.paper,
}
