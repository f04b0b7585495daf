import { useMediaQuery } from 'shared/ui'

/**
 * True if the form of a session opens in a panel over the agenda. In a narrower window the panel would cover all but
 * two days of the week, so the form is a page.
 */
export const useHasPanel = () => useMediaQuery('(min-width: 1200px)', { noSsr: true })
