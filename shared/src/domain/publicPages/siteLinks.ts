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

/** Opens the choice of cookies, at the foot of each page (ruling 35). */
export const manageCookies = 'Gérer les cookies'

/** « © 2022–2026 Complice » */
export const copyright = (year: number): string => `© 2022–${year} Complice`
