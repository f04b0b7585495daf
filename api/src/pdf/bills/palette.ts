/** Colours of quotes and invoices, from the light scheme of the screens. */
export const palette = {
  primary: '#1F6457',
  soft: '#E3F0EC',
  sunk: '#F3EFE7',
  rule: '#c9cdc4',
  quiet: '#55635D',
  white: '#FFFFFF',
}
