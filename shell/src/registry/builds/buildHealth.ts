import { markMilestone } from '../../markMilestone.ts'
import { loaderTimeouts } from '../loaderTimeouts.ts'

/** Base URLs of builds that have shown a page for some seconds. Other builds are replaced at their first crash. */
const stableBuilds = new Set<string>()

export const isStable = (base: string): boolean => stableBuilds.has(base)

const pollMs = 500
const stableAfterMs = 3000

/**
 * Polls the page at `pathname` until it has shown its heading for `stableAfterMs`, which marks the build as stable;
 * `onSlow` receives at each poll whether the heading is overdue. Returns a function that stops polling.
 */
export function watchPage(base: string, pathname: string, onSlow: (isSlow: boolean) => void): () => void {
  let waitedMs = 0
  let shownMs = 0
  const timer = setInterval(() => {
    const isHeadingShown = location.pathname === pathname && document.querySelector('#contenu h1') !== null
    shownMs = isHeadingShown ? shownMs + pollMs : 0
    waitedMs = isHeadingShown ? 0 : waitedMs + pollMs
    onSlow(waitedMs >= loaderTimeouts.slowAfterMs)
    if (shownMs >= stableAfterMs) {
      stableBuilds.add(base)
      clearInterval(timer)
      markMilestone('area-stable', base)
    }
  }, pollMs)
  return () => clearInterval(timer)
}
