/** The colours of quotes and invoices: those of the light screens, on paper. */
export const palette = {
  primary: '#1F6457',
  soft: '#E3F0EC',
  sunk: '#F3EFE7',
  rule: '#c9cdc4',
  quiet: '#55635D',
  white: '#FFFFFF',
}
