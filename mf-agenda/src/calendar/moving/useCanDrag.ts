import { useMediaQuery } from 'shared/ui'

/** From 800 px on and with a mouse: on touch screens a drag scrolls. */
export const useCanDrag = () => useMediaQuery('(min-width: 800px) and (pointer: fine)', { noSsr: true })
