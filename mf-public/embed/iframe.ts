import { attributesOf } from './attributes.ts'
import { elementClass, emit } from './bookingElement.ts'
import type { BookingElement } from './bookingElement.ts'
import { hello, readMessage } from './frameMessages.ts'

const booking = elementClass()
const { origin } = new URL(booking.base)
const loadTimeoutMs = 15_000

interface EmbeddedFrame {
  frame: HTMLIFrameElement
  stop: () => void
}
const framed = new Map<HTMLElement, EmbeddedFrame>()

/** URL of `frame.html` with the element's attributes. */
const frameUrl = (element: HTMLElement, { base }: BookingElement) => {
  const observed: unknown = Reflect.get(booking, 'observedAttributes')
  const names = Array.isArray(observed) ? observed.map(String) : []
  return `${base}frame.html?${new URLSearchParams(names.flatMap((name) => (element.hasAttribute(name) ? [[name, element.getAttribute(name) ?? '']] : [])))}`
}

/** Link shown when the iframe does not load: the partner's link, otherwise a default one. */
function fallbackLink(element: HTMLElement): HTMLSlotElement {
  const slot = document.createElement('slot')
  const link = document.createElement('a')
  link.href = new URL(attributesOf(element).start, booking.base).href
  link.textContent = 'Prendre rendez-vous en ligne'
  slot.append(link)
  return slot
}

function insertFrame(element: HTMLElement): EmbeddedFrame {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  const frame = document.createElement('iframe')
  frame.title = 'Prise de rendez-vous'
  frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups')
  Object.assign(frame.style, { display: 'block', width: '100%', height: '640px', border: '0' })
  frame.src = frameUrl(element, booking)

  const giveUp = () => {
    stop()
    framed.delete(element)
    shadow.replaceChildren(fallbackLink(element))
    emit(element, 'error', { reason: 'loading' })
  }
  const timeout = setTimeout(giveUp, loadTimeoutMs)
  const onMessage = ({ source, origin: from, data }: MessageEvent) => {
    // Handles only messages of this iframe, and only while it shows a page of the product.
    if (source !== frame.contentWindow || from !== origin) return
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

booking.drawings.iframe = {
  show(element) {
    const existing = framed.get(element)
    if (!existing) framed.set(element, insertFrame(element))
    else if (existing.frame.src !== frameUrl(element, booking)) existing.frame.src = frameUrl(element, booking)
  },
  leave(element) {
    const existing = framed.get(element)
    existing?.stop()
    existing?.frame.remove()
    framed.delete(element)
  },
}
