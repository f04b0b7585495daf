/** The options of the embed on a partner's page. */
export interface Choices {
  /** The therapist's id; empty shows the search. */
  therapist: string
  location: string
  /** `#1f6457`; empty for the default. */
  colour: string
  scheme: 'light' | 'dark' | 'auto'
  mode: 'element' | 'iframe'
}

export const firstChoices: Choices = { therapist: '', location: '', colour: '', scheme: 'light', mode: 'element' }

/** The attributes of the element, except default values. */
export const attributesFor = ({ therapist, location, colour, scheme, mode }: Choices): Record<string, string> => {
  const attributes = {
    therapist,
    location: therapist ? '' : location.trim(),
    'theme-color': colour,
    scheme: scheme === 'light' ? '' : scheme,
    mode: mode === 'iframe' ? mode : '',
  }
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''))
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The lines to paste: the script and the element, with a fallback link for visitors without JavaScript. */
export function snippetFor(choices: Choices, origin: string): string {
  const attributes = Object.entries(attributesFor(choices)).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const page = choices.therapist ? `/therapists/${choices.therapist}` : '/therapists'
  return [
    `<script src="${origin}/embed/v1/embed.js" async></script>`,
    `<complice-booking${attributes.join('')}>`,
    `  <a href="${origin}${escaped(page)}">Prendre rendez-vous en ligne</a>`,
    '</complice-booking>',
  ].join('\n')
}

/** The directives that the partner's Content-Security-Policy must allow. */
export const policyFor = ({ mode }: Choices, origin: string): string =>
  [`script-src ${origin}`, `connect-src ${origin}`, mode === 'iframe' ? `frame-src ${origin}` : 'img-src data:'].join(
    ';\n',
  )
