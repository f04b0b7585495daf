/** Builds that have shown a page that stayed. One that has not is given up at its first crash. */
const proven = new Set<string>()

export const isProven = (base: string): boolean => proven.has(base)

const every = 500
const stays = 3000
const aWhile = 4000

/** Watches the page of an address come: every page has its heading, an area on its way has none. Answers how to stop. */
export function watchArrival(base: string, pathname: string, onSlow: (slow: boolean) => void): () => void {
  let waited = 0
  let stood = 0
  const clock = setInterval(() => {
    const shown = location.pathname === pathname && document.querySelector('#contenu h1') !== null
    stood = shown ? stood + every : 0
    waited = shown ? 0 : waited + every
    onSlow(waited >= aWhile)
    if (stood >= stays) {
      proven.add(base)
      clearInterval(clock)
    }
  }, every)
  return () => clearInterval(clock)
}
