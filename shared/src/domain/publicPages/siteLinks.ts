/** The pages that the foot of each page leads to. */
export const footerLinks = [
  { path: '/public/about', label: 'À propos' },
  { path: '/pros/prices', label: 'Prix' },
  { path: '/partenaires', label: 'Réserver depuis votre site' },
  { path: '/public/cgu#cgu', label: 'C.G.U' },
  { path: '/public/cgu#cgv', label: 'C.G.V' },
  { path: '/cgu', label: 'Confidentialité' },
  { path: '/mentions-legales', label: 'Mentions légales' },
  // The words the statement must be announced with, on every page.
  { path: '/accessibilite', label: 'Accessibilité : non conforme' },
] as const

/** « © 2022–2026 Complice » */
export const copyright = (year: number): string => `© 2022–${year} Complice`
