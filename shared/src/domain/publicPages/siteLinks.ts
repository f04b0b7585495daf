/** The links in the footer of each page. */
export const footerLinks = [
  { path: '/public/about', label: 'À propos' },
  { path: '/pros/prices', label: 'Prix' },
  { path: '/partenaires', label: 'Réserver depuis votre site' },
  { path: '/public/cgu#cgu', label: 'C.G.U' },
  { path: '/public/cgu#cgv', label: 'C.G.V' },
  { path: '/cgu', label: 'Confidentialité' },
  { path: '/mentions-legales', label: 'Mentions légales' },
  // The law requires each page to state the level of accessibility.
  { path: '/accessibilite', label: 'Accessibilité : non conforme' },
] as const

/** The footer's link that opens the choice of cookies (ruling 35). */
export const manageCookies = 'Gérer les cookies'

/** Returns the copyright notice: « © 2022–2026 Complice ». */
export const copyright = (year: number): string => `© 2022–${year} Complice`
