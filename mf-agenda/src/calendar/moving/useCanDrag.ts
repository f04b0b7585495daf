import { useMediaQuery } from 'shared/ui'

/** From 800 px on, with a mouse: a finger scrolls. */
export const useCanDrag = () => useMediaQuery('(min-width: 800px) and (pointer: fine)', { noSsr: true })
