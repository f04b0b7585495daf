import { useMediaQuery } from 'shared/ui'

/** From 800 px on and with a mouse: on touch screens a drag scrolls. */
const dragQuery = '(min-width: 800px) and (pointer: fine)'

/** Whether sessions can be dragged on this screen now. */
export const canDrag = () => window.matchMedia(dragQuery).matches

export const useCanDrag = () => useMediaQuery(dragQuery, { noSsr: true })
