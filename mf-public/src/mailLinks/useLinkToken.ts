import { useLocation } from 'shared/router'

/** The token of a link in a mail is in the URL's fragment, which is never sent to a server. */
export const useLinkToken = (): string => decodeURIComponent(useLocation().hash.replace(/^#(token=)?/, ''))
