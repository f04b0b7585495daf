/**
 * The tokens of the design: the only list of colours, spaces, font sizes, radii and shadows. Plain data, which the
 * theme, the composed pages, e-mails, PDFs and the calendar read ([0070](../../../docs/decisions/0070-design-tokens.md)).
 */

/**
 * Colours of the light scheme, « Prairie »: calm green, warm sand and terracotta on off-white. Text on its background
 * has a contrast of at least 4.5:1, borders of fields and icons 3:1.
 *
 * - `main` is for text and icons, `dark` for text on `light`, `light` for soft backgrounds; `contrastText` is on `main`.
 * - `primary`: actions and links. `secondary`: quiet actions. `accent`: call to action of public pages, and the focus.
 * - `info`, `success`, `warning`, `error`: the state of something, always with a word or an icon.
 * - `background.default`: page. `background.paper`: cards and fields. `background.sunk`: table heads, panels.
 * - `control`: borders of fields. `divider`: decorative lines. `sand`: highlights.
 */
export const lightColours = {
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

/** Colours of the dark scheme, with the same uses and contrasts. */
export const darkColours: typeof lightColours = {
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

/**
 * Colours of a validated session in the calendar, the same in both schemes: not paid, or paid with the patient absent
 * or present. The specification fixes red, dark blue, orange and green; text has a contrast of at least 6:1. A session
 * to validate has the colours `error` of the scheme, with a dashed border: its light background would glare in the dark
 * scheme.
 */
export const sessionColours = {
  unpaid: { background: '#1B3A63', text: '#FFFFFF', border: '#1B3A63' },
  absent: { background: '#F2994A', text: '#2A1400', border: '#A84B00' },
  present: { background: '#2E6F3E', text: '#FFFFFF', border: '#2E6F3E' },
}

/** Text on a colour that a user chose: the text with more contrast is used, at least 4.5:1 on every colour. */
export const textOnChosenColour = { light: '#FFFFFF', dark: '#14110F' }

/** Text on a partner's colour in the embed: as `textOnChosenColour`, in the tint of the product. */
export const textOnPartnerColour = { light: '#FFFFFF', dark: '#10201B' }

/** Ink of a handwritten signature, on white paper in both schemes. */
export const signatureInk = '#1b2a57'

/** Translucent layers over a map or a picture, which can be light or dark in both schemes. */
export const overlays = {
  map: 'rgb(20 26 24 / 55%)',
  crop: '#00000080',
  cropLine: '#ffffff80',
}

/** The unit of space. `theme.spacing(2)`, or `p: 2`, is twice the unit. */
export const spacePx = 8

/** Radii of corners: the larger the surface, the rounder. */
export const radiiPx = {
  /** Bars and keys. */
  bar: 4,
  /** Swatches and events of a month. */
  swatch: 6,
  /** Events, and buttons inside of a surface. */
  event: 8,
  /** Buttons, fields, alerts. */
  control: 10,
  /** Portraits, icons in a square. */
  portrait: 12,
  /** Cards, dialogs, pictures. */
  card: 14,
  /** Labels that are a pill at a height of up to 32 px. */
  pill: 16,
  /** Labels that are a pill at the height of a touch target, 44 px. */
  touchPill: 22,
  /** Wide panels of public pages. */
  panel: 20,
}

/** Shadows other than those of MUI's dialogs and menus. */
export const elevations = {
  pin: '0 1px 2px rgb(0 0 0 / 30%)',
  marker: '0 1px 3px rgb(0 0 0 / 35%)',
  /** An event that is being moved. */
  moved: '0 4px 14px rgb(0 0 0 / 35%)',
  /** A picture of the product on a public page. */
  picture: '0 24px 64px -32px rgb(0 0 0 / 35%)',
}

/** Font sizes in rem, so that they follow the font size that the user set; e-mails use 16 px for 1 rem. */
export const textRem = {
  /** Times of an event. */
  micro: 0.6875,
  /** Notes of a day, labels of a map. */
  caption: 0.75,
  /** Helper texts, tooltips, chips. */
  small: 0.8125,
  /** Tables, calendar, secondary text (`body2`). */
  compact: 0.875,
  /** Texts of members' screens, buttons (`body1`). */
  body: 0.9375,
  /** Texts to read at length, fields of public pages (`h4`). */
  reading: 1,
  /** Title of a card (`h3`). */
  subtitle: 1.0625,
  /** First paragraph of a public page. */
  lead: 1.125,
  /** Title of a section (`h2`) or dialog. */
  title: 1.25,
  /** A figure in a list of figures. */
  figure: 1.375,
  /** A figure on its own; the title of a member's screen, which leaves room for its filters. */
  amount: 1.5,
  /** Title of a page (`h1`). */
  page: 1.75,
}

/** Font sizes of the landing page, which grow with the window. */
export const fluidText = {
  section: 'clamp(1.5rem, 3.4vw, 2.25rem)',
  hero: 'clamp(1.75rem, 7.4vw, 2.875rem)',
}

/** Weights of the variable font. */
export const fontWeights = { text: 400, button: 600, heading: 650, page: 700 }

/** Line heights, relative to the font size. */
export const lineHeights = { text: 1.5, heading: 1.25 }

/** Fonts, with fallbacks that have the same width (`shared/src/ui/theme/fonts.css`). */
export const fonts = {
  sans: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  /** For the headings of public pages only. */
  serif:
    "'Bitter Variable', 'Bitter Fallback Georgia', 'Bitter Fallback Noto', 'Bitter Fallback Times', Georgia, serif",
  /** On partners' pages, and while no font is loaded. */
  system: 'system-ui, sans-serif',
  email: "'Figtree',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
}

/** Widths of the window from which a layout applies. Below `md`, a screen is laid out for a phone. */
export const breakpointsPx = { xs: 0, sm: 560, md: 800, lg: 1200, xl: 1600 }

/** Heights of buttons and fields, in a window of at least `md` and on a phone, and of the rows of tables. */
export const controlHeightPx = { desktop: 40, phone: 48, smallOnDesktop: 32, smallOnPhone: 40, tableRow: 44 }

/** Outline of the focus, in the accent colour: visible on every background because of its gap. */
export const focusRingPx = { width: 3, gap: 2 }

/** Colours of printed pages, black on white in both schemes. */
export const printColours = { ink: '#14110F', rule: '#7D8A83', shade: '#EEF1EF' }

/** Colours of PDFs, whose other colours are those of the light scheme. */
export const pdfColours = { ink: '#1d1f1c', faint: '#5c605a', rule: '#c9cdc4', curve: '#2f6b4f', paper: '#FFFFFF' }

/** Font sizes of PDFs in points. */
export const pdfPoints = {
  watermark: 96,
  /** Title of a quote or an invoice. */
  billTitle: 19,
  title: 18,
  subtitle: 13,
  section: 12,
  emphasis: 11,
  body: 10,
  table: 9,
  hint: 8.5,
  note: 8,
}

/** Colours that only e-mails have; the border is a solid one, since mail clients ignore transparency. */
export const emailColours = { border: '#E9E3D7', textOnPrimaryInDark: '#10201B' }
