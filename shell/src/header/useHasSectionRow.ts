import { useMediaQuery } from 'shared/ui'

/** Whether the sections of the landing page are in a row below its header, which has no space for them. */
export const useHasSectionRow = () => useMediaQuery('(max-width: 999.95px)', { noSsr: true })
