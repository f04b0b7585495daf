import { beforeEach, describe, expect, it } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { anOperator, mockResponse, resetMocks, id, openArea, signedOut } from 'shared/testing'
import area from './remote.tsx'
import { buildTherapist } from './testing/fixtures.ts'

beforeEach(() => {
  resetMocks()
  // Clears the query cache.
  signedOut()
})

describe('the prefetch of a page', () => {
  it('requests the search in the URL once, before the page renders', async () => {
    const searches = mockResponse('GET /therapists', 200, [buildTherapist()])
    area.prefetch?.({ pathname: '/therapists', search: '?name=roux&location=Lyon' })
    await waitFor(() => expect(searches).toHaveLength(1))
    expect(searches[0]?.url.search).toBe('?name=roux&location=Lyon')

    const { findByRole } = openArea(area.Root, '/therapists?name=roux&location=Lyon')
    await findByRole('link', { name: /Camille Roux/ })
    expect(searches).toHaveLength(1)
  })

  it('requests the therapist and the session types', async () => {
    const therapists = mockResponse('GET /therapists/:id', 200, buildTherapist())
    const types = mockResponse('GET /therapists/:id/session-types', 200, [])
    area.prefetch?.({ pathname: `/therapists/${id(1)}`, search: '' })
    await waitFor(() => expect([therapists, types].map((calls) => calls.length)).toEqual([1, 1]))
  })

  it.each(['/', '/pros/prices', '/aide', '/aide/relances', '/cgu'])('requests the operator on %s', async (pathname) => {
    const operators = mockResponse('GET /public/operator', 200, anOperator())
    area.prefetch?.({ pathname, search: '' })
    await waitFor(() => expect(operators).toHaveLength(1))
  })

  it('requests nothing when the server-rendered page contains the contact', async () => {
    const operators = mockResponse('GET /public/operator', 200, anOperator())
    document.body.insertAdjacentHTML(
      'beforeend',
      '<script type="application/json" id="complice-contact">{"email":"page@prairie.test","demoBookingUrl":null}</script>',
    )
    area.prefetch?.({ pathname: '/', search: '' })
    document.querySelector('#complice-contact')?.remove()
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(operators).toHaveLength(0)
  })

  it('does not search the directory on the booking form', async () => {
    const searches = mockResponse('GET /therapists', 200, [])
    area.prefetch?.({ pathname: '/public/session', search: '?name=roux' })
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(searches).toHaveLength(0)
  })
})
