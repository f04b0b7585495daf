import { helpTopics, topicPath } from 'shared/domain/help/helpPath'
import type { AreaModule } from 'shared/federation'
import { definePages } from 'shared/router'
import { bookingPages } from './bookingPages.ts'
import { LandingPage } from './landing/LandingPage.tsx'
import { prefetchContact, prefetchOperator } from './prefetch.ts'

const loadAbout = () => import('./about/AboutPage.tsx')
const loadHelp = () => import('./help/HelpTopicPage.tsx')
const loadTerms = () => import('./legal/TermsPage.tsx')

export default {
  contract: 1,
  ...definePages([
    { path: '/', Page: LandingPage, prefetch: prefetchContact },
    ...bookingPages,
    { path: '/pros/demoThanks', load: () => import('./landing/demo/DemoThanksPage.tsx') },
    { path: '/partenaires', load: () => import('./partners/PartnersPage.tsx') },
    { path: '/pros/prices', load: () => import('./offers/PricesPage.tsx'), prefetch: prefetchContact },
    { path: '/public/about', load: loadAbout },
    { path: '/pros/about', load: loadAbout },
    { path: '/pros/sign-up', load: () => import('./about/SignUpPlaceholder.tsx') },
    { path: '/public/cgu', load: loadTerms, prefetch: prefetchOperator },
    { path: '/pros/cgu', load: loadTerms, prefetch: prefetchOperator },
    { path: '/cgu', load: () => import('./legal/PrivacyPage.tsx'), prefetch: prefetchOperator },
    { path: '/mentions-legales', load: () => import('./legal/NoticePage.tsx'), prefetch: prefetchOperator },
    { path: '/accessibilite', load: () => import('./legal/AccessibilityPage.tsx'), prefetch: prefetchOperator },
    { path: '/aide', load: () => import('./help/HelpIndexPage.tsx'), prefetch: prefetchContact },
    ...helpTopics.map((topic) => ({ path: topicPath(topic), load: loadHelp, prefetch: prefetchContact })),
    { path: '/public/session/cancel', load: () => import('./mailLinks/CancelPage.tsx') },
    { path: '/public/document', load: () => import('./mailLinks/DocumentPage.tsx') },
    { path: '/public/confirm', load: () => import('./mailLinks/ConfirmPage.tsx') },
    { path: '/public/email-change', load: () => import('./mailLinks/EmailChangePage.tsx') },
    { path: '/public/account', load: () => import('./account/PatientAccountPage.tsx') },
    { path: '/public/unsubscribe', load: () => import('./mailLinks/UnsubscribePage.tsx') },
    { path: '/public/restoration', load: () => import('./mailLinks/RestorationPage.tsx') },
  ]),
} satisfies AreaModule
