import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { layout } from 'shared/ui'

/** Space above the title of a page. */
const gapPx = 12

/**
 * Returns the top of the panel in pixels: below the header and the notices above the page, such as the notice of a new
 * version, whose buttons must not be covered.
 */
export function usePanelTop(panel: RefObject<HTMLElement | null>, isPanel: boolean): number {
  const [topPx, setTopPx] = useState<number>(layout.headerHeightPx.md)
  useLayoutEffect(() => {
    if (!isPanel) return undefined
    const place = () => {
      const title = panel.current?.previousElementSibling?.querySelector('h1')
      const pageTopPx = title?.parentElement?.getBoundingClientRect().top ?? 0
      setTopPx(Math.max(layout.headerHeightPx.md, pageTopPx - gapPx))
    }
    place()
    const observer = new ResizeObserver(place)
    observer.observe(document.body)
    window.addEventListener('scroll', place, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', place)
    }
  }, [panel, isPanel])
  return topPx
}
