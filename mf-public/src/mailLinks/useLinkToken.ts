import { useLocation } from 'shared/router'

/** The token of a mail's link stands in the fragment, which no server ever sees. */
export const useLinkToken = (): string => decodeURIComponent(useLocation().hash.replace(/^#(token=)?/, ''))
