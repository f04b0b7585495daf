import { elementName } from './bookingElement.ts'
import { heightOf, eventNames, eventMessageOf, readMessage } from './frameMessages.ts'

/**
 * Script of the page in the iframe: renders an element with the attributes in the URL, and posts its height and its
 * events to the parent page.
 */
const attributeNames = ['therapist', 'name', 'location', 'scheme', 'theme-color', 'font']

const booking = document.createElement(elementName)
for (const [name, value] of new URLSearchParams(location.search))
  if (attributeNames.includes(name)) booking.setAttribute(name, value)
document.body.style.margin = '0'
document.body.append(booking)

const queuedMessages: ReturnType<typeof eventMessageOf>[] = []
let post = (message: ReturnType<typeof eventMessageOf>): void => {
  queuedMessages.push(message)
}
for (const name of eventNames) {
  booking.addEventListener(`complice:${name}`, (event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : {}
    post(eventMessageOf(name, typeof detail === 'object' && detail !== null ? detail : {}))
  })
}

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || source === window || readMessage(data)?.type !== 'hello') return
  // Any parent page may receive the height and the events, which contain no data about a patient.
  post = (message) => parent.postMessage(message, origin)
  for (const message of queuedMessages.splice(0)) post(message)
  new ResizeObserver(() =>
    parent.postMessage(heightOf(Math.ceil(booking.getBoundingClientRect().height)), origin),
  ).observe(booking)
})
