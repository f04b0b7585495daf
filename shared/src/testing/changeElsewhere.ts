import { fireEvent } from '@testing-library/react'
import { mockRawResponse, mockResponse } from './mockResponse.ts'

let changes = 0

/** Whoever asks meanwhile, on a slow machine too, learns that nothing changed. */
export const mockNoChanges = (): void => mockRawResponse('GET /changes', () => new Response(null, { status: 304 }))

/** A colleague changed something, and the page is looked at again: it asks at once, and reads what it shows anew. */
export function changeElsewhere(): void {
  changes += 1
  mockResponse('GET /changes', 200, { version: `elsewhere ${changes}` })
  fireEvent.focus(window)
}
