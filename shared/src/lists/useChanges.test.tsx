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

/** Makes the page visible again: it polls at once. */
async function showPageAgain(version: string) {
  const requests = mockResponse('GET /changes', 200, { version })
  fireEvent.focus(window)
  await waitFor(() => expect(requests).toHaveLength(1))
  // The response is read before the next request is mocked.
  await new Promise((resolve) => setTimeout(resolve))
}

it('refreshes the queries when somebody changed something, and only then', async () => {
  render(<Page />)
  await showPageAgain('one')
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
  await showPageAgain('one')
  await showPageAgain('two')
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(2))
})

it('sends the known version, and refreshes nothing while it is unchanged', async () => {
  const requests: (string | null)[] = []
  mockRawResponse('GET /changes', ({ headers }) => {
    const known = headers.get('if-none-match')
    requests.push(known)
    return known === '"four"'
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

it('polls every few seconds, and stops when the page is left', async () => {
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

it('refreshes nothing while the server is unreachable', async () => {
  const requests = mockLostResponse('GET /changes')
  render(<Page />)
  // The page polls again only after the previous request has failed.
  await waitFor(() => {
    fireEvent.focus(window)
    expect(requests.length).toBeGreaterThan(1)
  })
  expect(onChange).not.toHaveBeenCalled()
})
