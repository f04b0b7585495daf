import { attributesOf } from './attributes.ts'
import { elementClass, emit } from './bookingElement.ts'
import type { BookingElement } from './bookingElement.ts'
import { hello, readMessage } from './frameMessages.ts'

const bookingClass = elementClass()
const { origin } = new URL(bookingClass.base)
const loadTimeoutMs = 15_000
/** Height of the iframe until the page in it reports its own. */
const initialHeight = '640px'

interface EmbeddedFrame {
  frame: HTMLIFrameElement
  stop: () => void
}
const frames = new Map<HTMLElement, EmbeddedFrame>()

/** Returns the URL of `frame.html` with the element's attributes as parameters. */
const frameUrl = (element: HTMLElement, { base }: BookingElement) => {
  const observedAttributes: unknown = Reflect.get(bookingClass, 'observedAttributes')
  const names = Array.isArray(observedAttributes) ? observedAttributes.map(String) : []
  return `${base}frame.html?${new URLSearchParams(names.flatMap((name) => (element.hasAttribute(name) ? [[name, element.getAttribute(name) ?? '']] : [])))}`
}

/**
 * Creates the content for an iframe that does not load: the link that the partner put into the element, otherwise a
 * default link.
 */
function fallbackLink(element: HTMLElement): HTMLSlotElement {
  const slot = document.createElement('slot')
  const link = document.createElement('a')
  link.href = new URL(attributesOf(element).start, bookingClass.base).href
  link.textContent = 'Prendre rendez-vous en ligne'
  slot.append(link)
  return slot
}

function insertFrame(element: HTMLElement): EmbeddedFrame {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  const frame = document.createElement('iframe')
  frame.title = 'Prise de rendez-vous'
  frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups')
  Object.assign(frame.style, { display: 'block', width: '100%', height: initialHeight, border: '0' })
  frame.src = frameUrl(element, bookingClass)

  const showFallback = () => {
    stop()
    frames.delete(element)
    shadow.replaceChildren(fallbackLink(element))
    emit(element, 'error', { reason: 'loading' })
  }
  const timeout = setTimeout(showFallback, loadTimeoutMs)
  const onMessage = ({ source, origin: messageOrigin, data }: MessageEvent) => {
    // Handles only messages of this iframe, and only while it contains a page of the product.
    if (source !== frame.contentWindow || messageOrigin !== origin) return
    const message = readMessage(data)
    if (!message) return
    clearTimeout(timeout)
    if (message.type === 'height') frame.style.height = `${message.height}px`
    if (message.type === 'news')
      element.dispatchEvent(
        new CustomEvent(`complice:${message.name}`, { detail: message.detail, bubbles: true, composed: true }),
      )
  }
  const stop = () => {
    clearTimeout(timeout)
    removeEventListener('message', onMessage)
  }
  addEventListener('message', onMessage)
  frame.addEventListener('load', () => frame.contentWindow?.postMessage(hello, origin))
  shadow.replaceChildren(frame)
  return { frame, stop }
}

bookingClass.drawings.iframe = {
  show(element) {
    const existing = frames.get(element)
    if (!existing) frames.set(element, insertFrame(element))
    else if (existing.frame.src !== frameUrl(element, bookingClass))
      existing.frame.src = frameUrl(element, bookingClass)
  },
  leave(element) {
    const existing = frames.get(element)
    existing?.stop()
    existing?.frame.remove()
    frames.delete(element)
  },
}
