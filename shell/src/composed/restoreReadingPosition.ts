/** The reading position in a long text: its heading, and the heading's distance to the top of the window. */
interface ReadingPosition {
  id: string
  text: string
  topPx: number
  isFocused: boolean
}

const headingsOf = (element: ParentNode) => [...element.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')]

/** The last heading above the middle of the window; undefined if the page is not scrolled. */
export function readingPositionIn(composed: HTMLElement): ReadingPosition | undefined {
  if (window.scrollY === 0) return undefined
  const heading = headingsOf(composed).findLast(
    (candidate) => candidate.getBoundingClientRect().top < window.innerHeight / 2,
  )
  return (
    heading && {
      id: heading.id,
      text: heading.textContent,
      topPx: heading.getBoundingClientRect().top,
      isFocused: document.activeElement === heading,
    }
  )
}

/** Scrolls to the same heading in React's page: the heading with the same anchor or, without an anchor, the same text. */
export function restoreReadingPosition({ id, text, topPx, isFocused }: ReadingPosition, root: HTMLElement): void {
  const heading = headingsOf(root).find((candidate) =>
    id === '' ? candidate.textContent === text : candidate.id === id,
  )
  if (!heading) return
  if (isFocused) heading.focus({ preventScroll: true })
  window.scrollBy({ top: heading.getBoundingClientRect().top - topPx, behavior: 'instant' })
}
