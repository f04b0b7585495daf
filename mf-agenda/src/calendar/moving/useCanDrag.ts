import { mouseMedia } from 'shared/router'
import { useMediaQuery } from 'shared/ui'

/** Whether sessions can be dragged on this screen now: on touch screens a drag scrolls. */
export const useCanDrag = () => useMediaQuery(mouseMedia, { noSsr: true })
