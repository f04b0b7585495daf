/**
 * Whether web analytics may measure the page at this path (ruling 112): only pages with public content. Session
 * requests, links from e-mails and members' pages are excluded. docker/gateway has the same rule for nginx, and a test
 * compares both.
 */
export const isMeasured = (pathname: string): boolean =>
  /^\/(((public|pros)\/(about|cgu)|pros\/(prices|demoThanks|sign-up)|cgu|mentions-legales|accessibilite|partenaires)\/*)?$|^\/(therapists|aide)(\/|$)/.test(
    pathname,
  )

/** Whether the text is the id of a Google Analytics 4 stream. */
export const isAnalyticsId = (text: string): boolean => /^G-[A-Z0-9]{4,16}$/.test(text)
