import type { Booked } from '../src/booking/BookingListener.ts'

export const elementName = 'complice-booking'

/** Renders the element on the page itself, or in an iframe. */
export interface Drawing {
  /** Called again when an attribute has changed. */
  show: (element: HTMLElement) => void
  leave: (element: HTMLElement) => void
}

export type Mode = 'element' | 'iframe'

/** The element's class holds everything that its scripts share: no other global is defined on the partner's page. */
export interface BookingElement extends CustomElementConstructor {
  /** `https://complice.example/embed/v1/` */
  base: string
  nonce: string
  /** The hash of every file of the build; no script runs without one. */
  files: Record<string, string>
  drawings: Partial<Record<Mode, Drawing>>
}

/** `latest.json`: the folder and files of the current build. */
export interface Latest extends Record<Mode, string> {
  folder: string
  files: Record<string, string>
}

interface EmbedEvents {
  ready: Record<string, never>
  booked: Booked
  /** `loading`: the embed did not load; `data`: a request to the API failed; `crash`: an error of ours. */
  error: { reason: 'loading' | 'data' | 'crash' }
}

/** Dispatches `complice:ready`, `complice:booked` or `complice:error` to the partner's page. They hold nothing about a patient. */
export const emit = <Name extends keyof EmbedEvents>(
  element: HTMLElement,
  name: Name,
  detail: EmbedEvents[Name],
): void => {
  element.dispatchEvent(new CustomEvent(`complice:${name}`, { detail, bubbles: true, composed: true }))
}

const isBookingElement = (found: CustomElementConstructor | undefined): found is BookingElement =>
  found !== undefined && 'drawings' in found

/** The class that the loader has defined; throws when it has not. */
export function elementClass(): BookingElement {
  const found = customElements.get(elementName)
  if (!isBookingElement(found)) throw new Error(`${elementName} is not defined by embed.js`)
  return found
}
