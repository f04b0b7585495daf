import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { attributesOf } from './attributes.ts'
import { elementClass } from './bookingElement.ts'
import { Embedded } from './Embedded.tsx'

const roots = new Map<HTMLElement, Root>()

elementClass().drawings.element = {
  show(element) {
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const root = roots.get(element) ?? createRoot(shadow)
    roots.set(element, root)
    root.render(<Embedded element={element} shadow={shadow} attributes={attributesOf(element)} />)
  },
  leave(element) {
    roots.get(element)?.unmount()
    roots.delete(element)
    if (element.shadowRoot) element.shadowRoot.adoptedStyleSheets = []
  },
}
