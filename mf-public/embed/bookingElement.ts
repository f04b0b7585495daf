import type { Booked } from '../src/booking/BookingNews.ts'

export const elementName = 'complice-booking'

/** One way to draw the element: on the page itself, or in a frame. */
export interface Drawing {
  /** Again when an attribute changed. */
  show: (element: HTMLElement) => void
  leave: (element: HTMLElement) => void
}

export type Mode = 'element' | 'iframe'

/** The element's class holds all that its scripts share: nothing else is defined on the partner's page. */
export interface BookingElement extends CustomElementConstructor {
  /** `https://complice.example/embed/v1/` */
  base: string
  nonce: string
  /** The hash of every file of the build; none is run without. */
  files: Record<string, string>
  drawings: Partial<Record<Mode, Drawing>>
}

/** `latest.json`: where the current build lies. */
export interface Latest extends Record<Mode, string> {
  folder: string
  files: Record<string, string>
}

interface Told {
  ready: Record<string, never>
  booked: Booked
  /** `loading`: the embed itself; `data`: what it asked the API for; `crash`: a fault of ours. */
  error: { reason: 'loading' | 'data' | 'crash' }
}

/** Tells the page around: `complice:ready`, `complice:booked`, `complice:error`. Nothing of a patient is in it. */
export const tell = <Name extends keyof Told>(element: HTMLElement, name: Name, detail: Told[Name]): void => {
  element.dispatchEvent(new CustomEvent(`complice:${name}`, { detail, bubbles: true, composed: true }))
}

const isOurs = (found: CustomElementConstructor | undefined): found is BookingElement =>
  found !== undefined && 'drawings' in found

/** Defined by the loader, which fetched whoever asks. */
export function elementClass(): BookingElement {
  const found = customElements.get(elementName)
  if (!isOurs(found)) throw new Error(`${elementName} is not defined by embed.js`)
  return found
}
