import { mark } from '../../mark.ts'
import { loaderTimeouts } from '../loaderTimeouts.ts'

/** Base URLs of builds that have shown a page for some seconds. Other builds are replaced at their first crash. */
const stableBuilds = new Set<string>()

export const isStable = (base: string): boolean => stableBuilds.has(base)

const pollMs = 500
const stableAfterMs = 3000

/**
 * Watches until the page at `pathname` shows its heading and keeps it, which marks the build as stable; `onSlow`
 * receives whether it takes long. Returns a function that stops watching.
 */
export function watchPage(base: string, pathname: string, onSlow: (slow: boolean) => void): () => void {
  let waitedMs = 0
  let shownMs = 0
  const timer = setInterval(() => {
    const shown = location.pathname === pathname && document.querySelector('#contenu h1') !== null
    shownMs = shown ? shownMs + pollMs : 0
    waitedMs = shown ? 0 : waitedMs + pollMs
    onSlow(waitedMs >= loaderTimeouts.slowAfterMs)
    if (shownMs >= stableAfterMs) {
      stableBuilds.add(base)
      clearInterval(timer)
      mark('area-stable', base)
    }
  }, pollMs)
  return () => clearInterval(timer)
}
