import type { Browser, BrowserContext } from '@playwright/test'
import { userAgents } from 'lighthouse/core/config/constants.js'

/**
 * Creates a browser context for a first visit on the phone that Lighthouse emulates: empty storage, no cookie choice.
 */
export const openPhoneContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    userAgent: userAgents.mobile,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  })
