import { elementName } from './bookingElement.ts'
import { heightOf, newsNames, newsOf, readMessage } from './frameMessages.ts'

/** The page in the iframe: one element, with the attributes of the URL, that posts its height to the parent page. */
const attributeNames = ['therapist', 'name', 'location', 'scheme', 'theme-color', 'font']

const booking = document.createElement(elementName)
for (const [name, value] of new URLSearchParams(location.search))
  if (attributeNames.includes(name)) booking.setAttribute(name, value)
document.body.style.margin = '0'
document.body.append(booking)

const queued: ReturnType<typeof newsOf>[] = []
let post = (message: ReturnType<typeof newsOf>): void => {
  queued.push(message)
}
for (const name of newsNames) {
  booking.addEventListener(`complice:${name}`, (event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : {}
    post(newsOf(name, typeof detail === 'object' && detail !== null ? detail : {}))
  })
}

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || source === window || readMessage(data)?.type !== 'hello') return
  // Any parent page gets the height and the events: they hold nothing about a patient.
  post = (message) => parent.postMessage(message, origin)
  for (const message of queued.splice(0)) post(message)
  new ResizeObserver(() =>
    parent.postMessage(heightOf(Math.ceil(booking.getBoundingClientRect().height)), origin),
  ).observe(booking)
})
