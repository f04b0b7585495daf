import { useLocation } from 'shared/router'

/** Returns the token of an e-mail's link, or '' if there is none. It is in the URL's fragment, which is never sent to a server. */
export const useLinkToken = (): string => decodeURIComponent(useLocation().hash.replace(/^#(token=)?/, ''))
