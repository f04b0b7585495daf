import type { TextPage } from 'shared/domain/publicPages/composedPages'
import type { Described } from '../jsonLd/site.ts'
import type { Page } from '../Page.ts'
import { aboutPage } from './aboutPage.ts'
import { landingPage } from './landingPage.ts'
import { offersPage } from './offersPage.ts'
import { requestPage } from './requestPage.ts'

/** What each text page says. */
export const textPageOf: Record<TextPage, (described: Described) => Page> = {
  '/': landingPage,
  '/public/about': aboutPage,
  '/pros/about': aboutPage,
  '/pros/prices': offersPage,
  '/public/session': requestPage,
}
