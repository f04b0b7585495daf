import { createEvent, fireEvent } from '@testing-library/react'

interface Tap {
  /** Duration of the press. */
  durationMs?: number
  /** Distance of the movement to the right. */
  moveByPx?: number
}

/** Fires the events of a tap, with fixed timestamps, so that a slow machine does not make it a long press. */
export function tap(element: Element, { durationMs = 80, moveByPx = 0 }: Tap = {}) {
  const fire = (event: Event, atMs: number, xPx: number) => {
    const values = { pointerType: 'touch', isPrimary: true, timeStamp: atMs, clientX: xPx, clientY: 100 }
    for (const [name, value] of Object.entries(values)) Object.defineProperty(event, name, { value })
    fireEvent(element, event)
  }
  fire(createEvent.pointerDown(element), 1000, 100)
  fire(createEvent.click(element), 1000 + durationMs, 100 + moveByPx)
}
