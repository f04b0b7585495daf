/**
 * Whether an audience measurement may see the page at this path (ruling 112): what is written for everybody. Requests
 * for a session, links from mails and members' pages are left out. docker/gateway says the same to nginx, and a test
 * compares both.
 */
export const isMeasured = (pathname: string): boolean =>
  /^\/(((public|pros)\/(about|cgu)|pros\/(prices|demoThanks|sign-up)|cgu|mentions-legales|accessibilite|partenaires)\/*)?$|^\/(therapists|aide)(\/|$)/.test(
    pathname,
  )

/** The id of a Google Analytics 4 stream. */
export const isAnalyticsId = (text: string): boolean => /^G-[A-Z0-9]{4,16}$/.test(text)
