import { mouseMedia } from 'shared/router'
import { useMediaQuery } from 'shared/ui'

/** True for a mouse on a screen that is wide enough: on touch screens a drag scrolls instead. */
export const useCanDrag = () => useMediaQuery(mouseMedia, { noSsr: true })
