import { keepPlace, placeIn } from './keepPlace.ts'

/** How long the composed text may stand once React draws: whatever still loads then, loads in the open. What is typed waits for its field. */
const longestMs = 3_000

/** What stands in for content that is loading. */
const loading = '[data-loading], .MuiSkeleton-root'

const fieldsOf = (element: ParentNode) => [...element.querySelectorAll<HTMLInputElement>('input[name]')]

const counterpartOf = (field: HTMLInputElement, root: HTMLElement) =>
  root.querySelector<HTMLInputElement>(`input[name="${field.name}"]`)

const isInUse = (field: HTMLInputElement) => field.value !== field.defaultValue || document.activeElement === field

/** What is typed or focused has a field to go on in, and no form is under way, or says what is wrong (demoForm). */
const isCarried = (root: HTMLElement, composed: HTMLElement): boolean =>
  !composed.querySelector('form[data-unfinished]') &&
  fieldsOf(composed).every((field) => !isInUse(field) || counterpartOf(field, root))

/** The page has its title, and nothing that one would see at once is still loading. */
function isLoaded(root: HTMLElement): boolean {
  if (!root.querySelector('main h1')) return false
  return [...root.querySelectorAll(`main :is(${loading})`)].every((one) => {
    const { top, height } = one.getBoundingClientRect()
    return height === 0 || top >= window.innerHeight
  })
}

/** React learns of a value by its event, and ignores one that was set by the property it watches: its own on the field. */
function fill(field: HTMLInputElement, value: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What was typed in a composed form goes on in React's, and so do the focus and its caret. */
function carryTyped(from: HTMLElement, to: HTMLElement, focused: Element | null): void {
  for (const typed of fieldsOf(from)) {
    const field = counterpartOf(typed, to)
    if (!field) continue
    if (typed.value !== typed.defaultValue) fill(field, typed.value)
    if (typed !== focused) continue
    field.focus({ preventScroll: true })
    // Browsers know no caret in fields for e-mail addresses.
    if (typed.selectionStart !== null) field.setSelectionRange(typed.selectionStart, typed.selectionEnd)
  }
}

/** Returns a function for each frame: the router's first draw scrolls to the top, once, and here someone reads already. */
function undoFirstScroll(): () => void {
  let top = window.scrollY
  let isUndone = false
  return () => {
    if (!isUndone && top > 0 && window.scrollY === 0) {
      window.scrollTo({ top, behavior: 'instant' })
      isUndone = true
    } else top = window.scrollY
  }
}

/**
 * Shows what React drew in the place of the composed text, once it is whole: in one frame, so that nothing jumps. The text
 * stays while a field in use has no live one: its form is late, or its code could not be loaded (notLoaded.css says so);
 * and while its own form is sent, or says why it was not.
 */
export function replaceComposed(composed: HTMLElement, root: HTMLElement): void {
  const until = performance.now() + longestMs
  const { pathname } = location
  const keepScrolled = undoFirstScroll()
  const isReady = () => isCarried(root, composed) && (performance.now() >= until || isLoaded(root))
  const look = () => {
    keepScrolled()
    // Another page than the composed one: a dialog over it led there.
    if (location.pathname === pathname && !isReady()) {
      requestAnimationFrame(look)
      return
    }
    const place = placeIn(composed)
    const { activeElement } = document
    // Without its name it no longer hides the root (composed.css): what is focused there must be visible first.
    composed.hidden = true
    composed.id = ''
    carryTyped(composed, root, activeElement)
    if (place) keepPlace(place, root)
    composed.remove()
  }
  requestAnimationFrame(look)
}
