import type { Page } from 'shared/router'
import type { Section, SectionPage } from 'shared/ui'

/**
 * The pages about invoices other than the list and the form, in the order of their links. `remote.tsx`, `descriptor.ts`
 * and the links are derived from these entries.
 */
export const billPages: readonly (Page & SectionPage)[] = [
  {
    path: '/pros/billings/unbilled',
    load: () => import('./month/MonthPage.tsx'),
    title: 'À facturer',
    whenEmpty: true,
  },
  { path: '/pros/billings/reminders', load: () => import('./dunning/DunningPage.tsx'), title: 'Relances' },
  { path: '/pros/billings/closures', load: () => import('./closures/ClosuresPage.tsx'), title: 'Clôtures' },
  { path: '/pros/billings/numbering', load: () => import('./numbering/NumberingPage.tsx'), title: 'Numérotation' },
]

export const billSection: Section = {
  path: '/pros/billings/details',
  backLabel: 'Voir les factures',
  pages: billPages,
}
