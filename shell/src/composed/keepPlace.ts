/** Where one is in a long text: its heading, and how far below the top of the window that stands. */
interface Place {
  id: string
  text: string
  topPx: number
  isFocused: boolean
}

const headingsOf = (element: ParentNode) => [...element.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')]

/** The last heading above the text that is read; none before one has scrolled. */
export function placeIn(composed: HTMLElement): Place | undefined {
  if (window.scrollY === 0) return undefined
  const heading = headingsOf(composed).findLast((one) => one.getBoundingClientRect().top < window.innerHeight / 2)
  return (
    heading && {
      id: heading.id,
      text: heading.textContent,
      topPx: heading.getBoundingClientRect().top,
      isFocused: document.activeElement === heading,
    }
  )
}

/** Scrolls to the same heading of the text that took its place: the one with its anchor, or with its words. */
export function keepPlace({ id, text, topPx, isFocused }: Place, root: HTMLElement): void {
  const heading = headingsOf(root).find((one) => (id === '' ? one.textContent === text : one.id === id))
  if (!heading) return
  if (isFocused) heading.focus({ preventScroll: true })
  window.scrollBy({ top: heading.getBoundingClientRect().top - topPx, behavior: 'instant' })
}
