import { fireEvent } from '@testing-library/react'
import { mockRawResponse, mockResponse } from './mockResponse.ts'

let changes = 0

/** Polls until the next mock, even on a slow machine, find no change. */
export const mockNoChanges = (): void => mockRawResponse('GET /changes', () => new Response(null, { status: 304 }))

/** Simulates a colleague's change and makes the page visible again: it polls at once, and refreshes its queries. */
export function changeElsewhere(): void {
  changes += 1
  mockResponse('GET /changes', 200, { version: `elsewhere ${changes}` })
  fireEvent.focus(window)
}
