import { mouseMedia } from 'shared/router'
import { useMediaQuery } from 'shared/ui'

/** True for a mouse on a wide screen. On touch screens a drag scrolls instead. */
export const useCanDrag = () => useMediaQuery(mouseMedia, { noSsr: true })
