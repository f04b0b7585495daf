import { useLocation } from 'shared/router'

/** Returns the token of an e-mail's link, '' without one: it is in the URL's fragment, which no request contains. */
export const useLinkToken = (): string => decodeURIComponent(useLocation().hash.replace(/^#(token=)?/, ''))
