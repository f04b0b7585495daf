import type { BookedSlot } from '../src/booking/BookingListener.ts'

export const elementName = 'complice-booking'

/** Renderer of the custom element: on the page itself, or in an iframe. */
export interface Renderer {
  /** Renders the element, also after an attribute has changed. */
  show: (element: HTMLElement) => void
  /** Cleans up after the element was removed from the page. */
  leave: (element: HTMLElement) => void
}

export type Mode = 'element' | 'iframe'

/**
 * Class of the custom element. Its static properties have the data that the embed's scripts share, so that the partner's
 * page gets no other global.
 */
export interface BookingElement extends CustomElementConstructor {
  /** URL of the embed's files: `https://complice.example/embed/v1/` */
  base: string
  nonce: string
  /** Integrity hash of every file of the build; a script without a hash is not loaded. */
  files: Record<string, string>
  /** The loaded renderers. The name must not change, because partners may serve an older loader in their bundle. */
  drawings: Partial<Record<Mode, Renderer>>
}

/**
 * Content of `latest.json` about the current build: its folder, the script of each mode, and the integrity hash of each
 * file.
 */
export interface Latest extends Record<Mode, string> {
  folder: string
  files: Record<string, string>
}

interface EmbedEvents {
  ready: Record<string, never>
  booked: BookedSlot
  /** Reasons: the embed did not load (`loading`), a request to the API failed (`data`), or an exception (`crash`). */
  error: { reason: 'loading' | 'data' | 'crash' }
}

/**
 * Dispatches `complice:ready`, `complice:booked` or `complice:error` to the partner's page. The events contain no data
 * about a patient.
 */
export const emit = <Name extends keyof EmbedEvents>(
  element: HTMLElement,
  name: Name,
  detail: EmbedEvents[Name],
): void => {
  element.dispatchEvent(new CustomEvent(`complice:${name}`, { detail, bubbles: true, composed: true }))
}

const isBookingElement = (
  elementConstructor: CustomElementConstructor | undefined,
): elementConstructor is BookingElement => elementConstructor !== undefined && 'drawings' in elementConstructor

/** Returns the class that the loader defined; throws if the class is not defined. */
export function elementClass(): BookingElement {
  const elementConstructor = customElements.get(elementName)
  if (!isBookingElement(elementConstructor)) throw new Error(`${elementName} is not defined by embed.js`)
  return elementConstructor
}
