import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { attributesOf } from './attributes.ts'
import type { Attributes } from './attributes.ts'
import { elementClass } from './bookingElement.ts'
import { Embedded } from './Embedded.tsx'
import { prefetch } from './pages.tsx'

const roots = new Map<HTMLElement, Root>()

/** Requests the data of the first screen before React renders. */
function prefetchFirstScreen({ start, therapist }: Attributes) {
  const { pathname, search } = new URL(start, elementClass().base)
  prefetch({ pathname, search })
  if (therapist) void import('../src/availability/WeekCalendar.tsx').catch(() => undefined)
}

elementClass().drawings.element = {
  show(element) {
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const root = roots.get(element) ?? createRoot(shadow)
    const attributes = attributesOf(element)
    if (!roots.has(element)) prefetchFirstScreen(attributes)
    roots.set(element, root)
    root.render(<Embedded element={element} shadow={shadow} attributes={attributes} />)
  },
  leave(element) {
    roots.get(element)?.unmount()
    roots.delete(element)
    if (element.shadowRoot) element.shadowRoot.adoptedStyleSheets = []
  },
}
