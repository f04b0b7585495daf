/** What a partner chose for their page. */
export interface Choices {
  /** Empty: the search. */
  therapist: string
  location: string
  /** `#1f6457`; empty for ours. */
  colour: string
  scheme: 'light' | 'dark' | 'auto'
  mode: 'element' | 'iframe'
}

export const firstChoices: Choices = { therapist: '', location: '', colour: '', scheme: 'light', mode: 'element' }

/** The attributes of the element, without those that say what is so anyway. */
export const attributesFor = ({ therapist, location, colour, scheme, mode }: Choices): Record<string, string> => {
  const all = {
    therapist,
    location: therapist ? '' : location.trim(),
    'theme-color': colour,
    scheme: scheme === 'light' ? '' : scheme,
    mode: mode === 'iframe' ? mode : '',
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The lines to paste: the script, the element, and within it the link for whoever runs no script. */
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

/** The same in a policy: what the partner's own has to allow. */
export const policyFor = ({ mode }: Choices, origin: string): string =>
  [`script-src ${origin}`, `connect-src ${origin}`, mode === 'iframe' ? `frame-src ${origin}` : 'img-src data:'].join(
    ';\n',
  )
