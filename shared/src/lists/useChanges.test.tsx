import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { fireEvent, render, waitFor } from '@testing-library/react'
import { mockLostResponse, mockRawResponse, mockResponse, resetMocks, signedInAs } from 'shared/testing'
import { useChanges } from './useChanges.ts'

const onChange = jest.fn()

function Page() {
  useChanges(onChange)
  return null
}

beforeEach(() => {
  signedInAs()
  onChange.mockReset()
})
afterEach(resetMocks)

/** Focuses the window, so that the page polls at once, and waits for the response. */
async function showPageAgain(version: string) {
  const requests = mockResponse('GET /changes', 200, { version })
  fireEvent.focus(window)
  await waitFor(() => expect(requests).toHaveLength(1))
  // Lets the page read the response before the next mock replaces it.
  await new Promise((resolve) => setTimeout(resolve))
}

it('useChanges calls its listener after the first response, then only if the version has changed', async () => {
  render(<Page />)
  await showPageAgain('one')
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
  await showPageAgain('one')
  await showPageAgain('two')
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(2))
})

it('useChanges sends the last ETag, and does not call its listener while the response is 304', async () => {
  const requests: (string | null)[] = []
  mockRawResponse('GET /changes', ({ headers }) => {
    const knownEtag = headers.get('if-none-match')
    requests.push(knownEtag)
    return knownEtag === '"four"'
      ? new Response(null, { status: 304 })
      : Response.json({ version: 'four' }, { headers: { etag: '"four"' } })
  })
  render(<Page />)
  for (const count of [1, 2]) {
    fireEvent.focus(window)
    await waitFor(() => expect(requests).toHaveLength(count))
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect(requests[1]).toBe('"four"')
  expect(onChange).toHaveBeenCalledTimes(1)
})

it('useChanges polls every five seconds until it is unmounted', async () => {
  jest.useFakeTimers()
  const requests = mockResponse('GET /changes', 200, { version: 'three' })
  const { unmount } = render(<Page />)
  await jest.advanceTimersByTimeAsync(5_000)
  expect(requests).toHaveLength(1)
  expect(onChange).toHaveBeenCalledTimes(1)
  unmount()
  await jest.advanceTimersByTimeAsync(20_000)
  fireEvent.focus(window)
  expect(requests).toHaveLength(1)
  jest.useRealTimers()
})

it('useChanges does not call its listener while the server is unreachable', async () => {
  const requests = mockLostResponse('GET /changes')
  render(<Page />)
  // The page polls again only after the previous request has failed.
  await waitFor(() => {
    fireEvent.focus(window)
    expect(requests.length).toBeGreaterThan(1)
  })
  expect(onChange).not.toHaveBeenCalled()
})
