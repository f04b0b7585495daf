/** How long the composed text may stand once React draws: whatever still loads then, loads in the open. */
const longestMs = 3_000

/** What stands in for content that is loading. */
const loading = '[data-loading], .MuiSkeleton-root'

/** The page has its title, and nothing that one would see at once is still loading. */
function isWhole(root: HTMLElement): boolean {
  if (!root.querySelector('main h1')) return false
  return [...root.querySelectorAll(`main :is(${loading})`)].every((one) => {
    const { top, height } = one.getBoundingClientRect()
    return height === 0 || top >= window.innerHeight
  })
}

/** What was typed in the composed search goes on in React's, and so does the focus. */
function carryTyped(from: HTMLElement, to: HTMLElement): void {
  for (const typed of from.querySelectorAll<HTMLInputElement>('input[name]')) {
    const field = to.querySelector<HTMLInputElement>(`input[name="${typed.name}"]`)
    if (!field) continue
    if (typed.value !== typed.defaultValue) field.value = typed.value
    if (document.activeElement === typed) field.focus()
  }
}

/** Shows what React drew in the place of the composed text, once it is whole: in one frame, so that nothing jumps. */
export function replaceComposed(composed: HTMLElement, root: HTMLElement): void {
  const until = performance.now() + longestMs
  const look = () => {
    if (performance.now() < until && !isWhole(root)) {
      requestAnimationFrame(look)
      return
    }
    // Removed, it no longer hides the root (composed.css): what is focused there must be visible first.
    composed.hidden = true
    composed.id = ''
    carryTyped(composed, root)
    composed.remove()
  }
  requestAnimationFrame(look)
}
