import { elementName } from './bookingElement.ts'
import { heightOf, newsNames, newsOf, readMessage } from './frameMessages.ts'

/** The page inside the frame: one element, made of the address, that tells the page around how high it is. */
const known = ['therapist', 'name', 'location', 'scheme', 'theme-color', 'font']

const booking = document.createElement(elementName)
for (const [name, value] of new URLSearchParams(location.search))
  if (known.includes(name)) booking.setAttribute(name, value)
document.body.style.margin = '0'
document.body.append(booking)

const early: ReturnType<typeof newsOf>[] = []
let say = (message: ReturnType<typeof newsOf>): void => {
  early.push(message)
}
for (const name of newsNames) {
  booking.addEventListener(`complice:${name}`, (event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : {}
    say(newsOf(name, typeof detail === 'object' && detail !== null ? detail : {}))
  })
}

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || source === window || readMessage(data)?.type !== 'hello') return
  // Whoever frames the page learns its height and its news, which hold nothing of a patient.
  say = (message) => parent.postMessage(message, origin)
  for (const message of early.splice(0)) say(message)
  new ResizeObserver(() =>
    parent.postMessage(heightOf(Math.ceil(booking.getBoundingClientRect().height)), origin),
  ).observe(booking)
})
