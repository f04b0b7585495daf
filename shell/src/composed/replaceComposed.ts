import { restoreReadingPosition, readingPositionIn } from './restoreReadingPosition.ts'

/**
 * Longest time that the server-rendered text (`#composed`) stays after React has rendered; then React's page replaces
 * it even while content loads. Typed input still waits for its field in React's page.
 */
const maxWaitMs = 3_000

/** Placeholders of loading content. */
const loadingSelector = '[data-loading], .MuiSkeleton-root'

const fieldsOf = (element: ParentNode) => [...element.querySelectorAll<HTMLInputElement>('input[name]')]

const counterpartOf = (field: HTMLInputElement, root: HTMLElement) =>
  root.querySelector<HTMLInputElement>(`input[name="${field.name}"]`)

const isInUse = (field: HTMLInputElement) => field.value !== field.defaultValue || document.activeElement === field

/**
 * Whether all typed or focused fields have a counterpart in React's page, and no form is being sent or shows a problem
 * (demoForm).
 */
const isInputMovable = (root: HTMLElement, composed: HTMLElement): boolean =>
  !composed.querySelector('form[data-unfinished]') &&
  fieldsOf(composed).every((field) => !isInUse(field) || counterpartOf(field, root))

/** Whether the page has its title, and nothing visible is still loading. */
function isLoaded(root: HTMLElement): boolean {
  if (!root.querySelector('main h1')) return false
  return [...root.querySelectorAll(`main :is(${loadingSelector})`)].every((placeholder) => {
    const { top, height } = placeholder.getBoundingClientRect()
    return height === 0 || top >= window.innerHeight
  })
}

/** Sets a value by the prototype's setter: React overrides the field's own setter and would not detect the change. */
function fill(field: HTMLInputElement, value: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Copies the input of a server-rendered form to React's, with the focus and the caret. */
function moveInput(from: HTMLElement, to: HTMLElement, focusedElement: Element | null): void {
  for (const composedField of fieldsOf(from)) {
    const field = counterpartOf(composedField, to)
    if (!field) continue
    if (composedField.value !== composedField.defaultValue) fill(field, composedField.value)
    if (composedField !== focusedElement) continue
    field.focus({ preventScroll: true })
    // Browsers have no caret position in fields for e-mail addresses.
    if (composedField.selectionStart !== null)
      field.setSelectionRange(composedField.selectionStart, composedField.selectionEnd)
  }
}

/**
 * Returns a function to call in each frame, which undoes the router's first scroll to the top: the visitor is already
 * reading.
 */
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
 * Replaces the server-rendered text by React's page once that page is complete, in one frame, so that nothing jumps.
 * The text stays while a field in use has no counterpart in React's page, because the code of its form is late or could
 * not be loaded (see notLoaded.css), and while a form of the text is being sent or shows a problem.
 */
export function replaceComposed(composed: HTMLElement, root: HTMLElement): void {
  const deadlineMs = performance.now() + maxWaitMs
  const { pathname } = location
  const undoScroll = undoFirstScroll()
  const isReady = () => isInputMovable(root, composed) && (performance.now() >= deadlineMs || isLoaded(root))
  const replaceWhenReady = () => {
    undoScroll()
    // Removes the text at once when a dialog over it has opened another path.
    if (location.pathname === pathname && !isReady()) {
      requestAnimationFrame(replaceWhenReady)
      return
    }
    const position = readingPositionIn(composed)
    const { activeElement } = document
    // Without its id, the text no longer hides the root (composed.css): elements must be visible to be focused.
    composed.hidden = true
    composed.id = ''
    moveInput(composed, root, activeElement)
    if (position) restoreReadingPosition(position, root)
    composed.remove()
  }
  requestAnimationFrame(replaceWhenReady)
}
