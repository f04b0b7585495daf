import { fireEvent } from '@testing-library/react'
import { mockRawResponse, mockResponse } from './mockResponse.ts'

let changeCount = 0

/** Mocks the polls for changes as unchanged (304), until the next mock of the route. */
export const mockNoChanges = (): void => mockRawResponse('GET /changes', () => new Response(null, { status: 304 }))

/** Simulates a colleague's change, and focuses the window, so that the page polls at once and refreshes its queries. */
export function changeElsewhere(): void {
  changeCount += 1
  mockResponse('GET /changes', 200, { version: `elsewhere ${changeCount}` })
  fireEvent.focus(window)
}
