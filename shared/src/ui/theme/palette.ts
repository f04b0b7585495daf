/**
 * The palette « Prairie »: calm green, warm sand and terracotta on off-white. Contrasts are at least 4.5:1 for text,
 * 3:1 for borders.
 */
export const light = {
  primary: { main: '#1F6457', dark: '#174D43', light: '#E3F0EC', contrastText: '#FFFFFF' },
  secondary: { main: '#55635D', dark: '#22302B', light: '#F3EFE7', contrastText: '#FFFFFF' },
  accent: { main: '#B4501E', dark: '#8F3D14', light: '#FCEBDD', contrastText: '#FFFFFF' },
  info: { main: '#1D5E8C', dark: '#154A70', light: '#E4F0F9', contrastText: '#FFFFFF' },
  success: { main: '#2E6F3E', dark: '#1E4F2B', light: '#E6F4E8', contrastText: '#FFFFFF' },
  warning: { main: '#8A5A00', dark: '#6B4500', light: '#FFF4DB', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', dark: '#8C1D18', light: '#FDECEA', contrastText: '#FFFFFF' },
  background: { default: '#FBF9F5', paper: '#FFFFFF', sunk: '#F3EFE7' },
  text: { primary: '#22302B', secondary: '#55635D', disabled: '#6F7B75' },
  control: '#7D8A83',
  sand: '#E9C46A',
  divider: '#DDD8CD',
}

export const dark = {
  primary: { main: '#7FCDB9', dark: '#A4DDCE', light: '#20423A', contrastText: '#0B2620' },
  secondary: { main: '#B3C0BA', dark: '#ECF1EE', light: '#25302C', contrastText: '#141A18' },
  accent: { main: '#F2A274', dark: '#F7BF9F', light: '#44281A', contrastText: '#2A1400' },
  info: { main: '#9CCBF0', dark: '#C2DFF6', light: '#1B3345', contrastText: '#0C2233' },
  success: { main: '#9AD5A5', dark: '#BFE5C6', light: '#1D3724', contrastText: '#0D2413' },
  warning: { main: '#F0C46B', dark: '#F6DA9F', light: '#3D3114', contrastText: '#2B1F00' },
  error: { main: '#F2B8B5', dark: '#F8D5D3', light: '#472321', contrastText: '#3B0D0A' },
  background: { default: '#141A18', paper: '#1C2421', sunk: '#25302C' },
  text: { primary: '#ECF1EE', secondary: '#B3C0BA', disabled: '#98A6A0' },
  control: '#7F8F88',
  sand: '#E9C46A',
  divider: '#37433E',
}
