/** The header's links to sections of the landing page. */
export const landingAnchors = [
  { href: '#fonctionnalites', label: 'Fonctionnalités' },
  { href: '#tarifs', label: 'Tarifs' },
  { href: '#questions', label: 'Questions' },
] as const

/** The accessible name of these links on a phone, where they are outside the header. */
export const landingSectionsLabel = 'Sur cette page'
