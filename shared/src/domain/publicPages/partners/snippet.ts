/** The options of the embed on a partner's page. */
export interface EmbedOptions {
  /** The therapist's id; if it is empty, the embed shows the search. */
  therapist: string
  location: string
  /** A hexadecimal colour as `#1f6457`; empty for the default colour. */
  colour: string
  scheme: 'light' | 'dark' | 'auto'
  mode: 'element' | 'iframe'
}

export const defaultEmbedOptions: EmbedOptions = {
  therapist: '',
  location: '',
  colour: '',
  scheme: 'light',
  mode: 'element',
}

/** Returns the attributes of the `complice-booking` element, without default values. */
export const attributesFor = ({ therapist, location, colour, scheme, mode }: EmbedOptions): Record<string, string> => {
  const attributes = {
    therapist,
    location: therapist ? '' : location.trim(),
    'theme-color': colour,
    scheme: scheme === 'light' ? '' : scheme,
    mode: mode === 'iframe' ? mode : '',
  }
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''))
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Returns the HTML that partners paste: the script and the element, with a link for visitors without JavaScript. */
export function snippetFor(options: EmbedOptions, origin: string): string {
  const attributes = Object.entries(attributesFor(options)).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const page = options.therapist ? `/therapists/${options.therapist}` : '/therapists'
  return [
    `<script src="${origin}/embed/v1/embed.js" async></script>`,
    `<complice-booking origin="${origin}"${attributes.join('')}>`,
    `  <a href="${origin}${escapeHtml(page)}">Prendre rendez-vous en ligne</a>`,
    '</complice-booking>',
  ].join('\n')
}

/** Returns the directives that the partner's Content-Security-Policy must contain. */
export const contentSecurityPolicyFor = ({ mode }: EmbedOptions, origin: string): string =>
  [`script-src ${origin}`, `connect-src ${origin}`, mode === 'iframe' ? `frame-src ${origin}` : 'img-src data:'].join(
    ';\n',
  )
