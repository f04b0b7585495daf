import type { TextPage } from 'shared/domain/publicPages/composedPages'
import { animalHours } from 'shared/domain/help/texts/animalHours'
import { bookingOnYourSite } from 'shared/domain/help/texts/bookingOnYourSite'
import { firstInvoice } from 'shared/domain/help/texts/firstInvoice'
import { importPatients } from 'shared/domain/help/texts/importPatients'
import { dunning } from 'shared/domain/help/texts/dunning'
import { sessionSeries } from 'shared/domain/help/texts/sessionSeries'
import { team } from 'shared/domain/help/texts/team'
import { yourData } from 'shared/domain/help/texts/yourData'
import { legalTexts } from 'shared/domain/publicPages/legal/legalTexts'
import type { SiteData } from '../jsonLd/site.ts'
import type { Page } from '../Page.ts'
import { aboutPage } from './aboutPage.ts'
import { demoThanksPage } from './demoThanksPage.ts'
import { helpIndexPage } from './helpIndexPage.ts'
import { helpPage } from './helpPage.ts'
import { landingPage } from './landingPage.ts'
import { legalPage } from './legalPage.ts'
import { offersPage } from './offersPage.ts'
import { partnersPage } from './partnersPage.ts'
import { requestPage } from './requestPage.ts'
import { signUpPlaceholder } from './signUpPlaceholder.ts'

const termsPage = legalPage('/public/cgu', legalTexts['/public/cgu'])

type PageRenderer = (site: SiteData) => Page

/** The functions that render the text pages, by path. */
export const pageRendererByPath: Record<TextPage, PageRenderer> = {
  '/aide': helpIndexPage,
  '/aide/importer-des-patients': helpPage(importPatients),
  '/aide/premiere-facture': helpPage(firstInvoice),
  '/aide/serie-de-seances': helpPage(sessionSeries),
  '/aide/heures-des-animaux': helpPage(animalHours),
  '/aide/relances': helpPage(dunning),
  '/aide/equipe': helpPage(team),
  '/aide/reservation-sur-votre-site': helpPage(bookingOnYourSite),
  '/aide/vos-donnees': helpPage(yourData),
  '/partenaires': partnersPage,
  '/': landingPage,
  '/public/about': aboutPage,
  '/pros/about': aboutPage,
  '/pros/prices': offersPage,
  '/pros/demoThanks': demoThanksPage,
  '/pros/sign-up': signUpPlaceholder,
  '/public/session': requestPage,
  '/public/cgu': termsPage,
  '/pros/cgu': termsPage,
  '/cgu': legalPage('/cgu', legalTexts['/cgu']),
  '/mentions-legales': legalPage('/mentions-legales', legalTexts['/mentions-legales']),
  '/accessibilite': legalPage('/accessibilite', legalTexts['/accessibilite']),
}
