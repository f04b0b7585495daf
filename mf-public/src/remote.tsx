import type { AreaModule } from 'shared/federation'
import { definePages } from 'shared/router'
import { bookingPages } from './bookingPages.ts'
import { LandingPage } from './landing/LandingPage.tsx'
import { prefetchOperator } from './prefetch.ts'

const loadAbout = () => import('./about/AboutPage.tsx')
const loadTerms = () => import('./legal/terms/TermsPage.tsx')

export default {
  contract: 1,
  ...definePages([
    { path: '/', Page: LandingPage },
    ...bookingPages,
    { path: '/pros/demoThanks', load: () => import('./landing/demo/DemoThanksPage.tsx') },
    { path: '/partenaires', load: () => import('./partners/PartnersPage.tsx') },
    { path: '/pros/prices', load: () => import('./offers/PricesPage.tsx') },
    { path: '/public/about', load: loadAbout },
    { path: '/pros/about', load: loadAbout },
    { path: '/pros/sign-up', load: () => import('./about/SignUpPlaceholder.tsx') },
    { path: '/public/cgu', load: loadTerms, prefetch: prefetchOperator },
    { path: '/pros/cgu', load: loadTerms, prefetch: prefetchOperator },
    { path: '/cgu', load: () => import('./legal/privacy/PrivacyPage.tsx'), prefetch: prefetchOperator },
    { path: '/mentions-legales', load: () => import('./legal/NoticePage.tsx'), prefetch: prefetchOperator },
    { path: '/accessibilite', load: () => import('./legal/AccessibilityPage.tsx'), prefetch: prefetchOperator },
    { path: '/aide', load: () => import('./help/HelpIndexPage.tsx') },
    { path: '/aide/importer-des-patients', load: () => import('./help/pages/ImportPatients.tsx') },
    { path: '/aide/serie-de-seances', load: () => import('./help/pages/SessionSeries.tsx') },
    { path: '/aide/heures-des-animaux', load: () => import('./help/pages/AnimalHours.tsx') },
    { path: '/aide/premiere-facture', load: () => import('./help/pages/FirstInvoice.tsx') },
    { path: '/aide/relances', load: () => import('./help/pages/Reminders.tsx') },
    { path: '/aide/equipe', load: () => import('./help/pages/Team.tsx') },
    { path: '/aide/reservation-sur-votre-site', load: () => import('./help/pages/BookingOnYourSite.tsx') },
    { path: '/aide/vos-donnees', load: () => import('./help/pages/YourData.tsx') },
    { path: '/public/session/cancel', load: () => import('./mailLinks/CancelPage.tsx') },
    { path: '/public/document', load: () => import('./mailLinks/DocumentPage.tsx') },
    { path: '/public/confirm', load: () => import('./mailLinks/ConfirmPage.tsx') },
  ]),
} satisfies AreaModule
