import type { AreaModule } from 'shared/federation'
import { definePages } from 'shared/router'
import { bookingPages } from './bookingPages.ts'
import { LandingPage } from './landing/LandingPage.tsx'

export default {
  contract: 1,
  ...definePages([
    { path: '/', Page: LandingPage },
    ...bookingPages,
    { path: '/partenaires', load: () => import('./partners/PartnersPage.tsx') },
    { path: '/public/session/cancel', load: () => import('./mailLinks/CancelPage.tsx') },
    { path: '/public/document', load: () => import('./mailLinks/DocumentPage.tsx') },
    { path: '/public/confirm', load: () => import('./mailLinks/ConfirmPage.tsx') },
  ]),
} satisfies AreaModule
