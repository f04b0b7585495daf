/** Colours of quotes and invoices: the screens' light scheme, for paper. */
export const palette = {
  primary: '#1F6457',
  soft: '#E3F0EC',
  sunk: '#F3EFE7',
  rule: '#c9cdc4',
  quiet: '#55635D',
  white: '#FFFFFF',
}
