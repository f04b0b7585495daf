/** The header's links to sections of the landing page. */
export const landingAnchors = [
  { href: '#fonctionnalites', label: 'Fonctionnalités' },
  { href: '#tarifs', label: 'Tarifs' },
  { href: '#questions', label: 'Questions' },
] as const

/** What the row of these links is called where it is not the header's, on a phone. */
export const landingSectionsLabel = 'Sur cette page'
