import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { mockFailureOnce, mockResponse, openArea, resetMocks, signedOut } from 'shared/testing'
import area from '../remote.tsx'

const route = 'POST /public/unsubscribe/:token'
const openPage = (hash: string) => openArea(area.Root, `/public/unsubscribe${hash}`)
const findButton = () => screen.findByRole('button', { name: 'Ne plus recevoir ces rappels' })

beforeEach(signedOut)
afterEach(resetMocks)

describe("the unsubscribe link of a trial's e-mails", () => {
  it('unsubscribes when the button is pressed, not when the page opens', async () => {
    const calls = mockResponse(route, 204)
    openPage('#t.o.k')
    await findButton()
    expect(calls).toHaveLength(0)
    await userEvent.click(await findButton())
    expect(await screen.findByText(/ne recevra plus de rappels/)).toBeVisible()
    expect(calls.map(({ url, body }) => [url.pathname, body])).toEqual([
      ['/api/public/unsubscribe/t.o.k', { 'List-Unsubscribe': 'One-Click' }],
    ])
    expect(screen.queryByRole('button', { name: 'Ne plus recevoir ces rappels' })).toBeNull()
  })

  it('can be retried when the server is unavailable', async () => {
    mockResponse(route, 204)
    mockFailureOnce(route, 503, errorCode.unavailable)
    openPage('#t.o.k')
    await userEvent.click(await findButton())
    expect(await screen.findByText(/n'a pas pu être enregistrée/)).toBeVisible()
    await userEvent.click(await findButton())
    expect(await screen.findByText(/ne recevra plus de rappels/)).toBeVisible()
  })

  it('shows that an unknown token is invalid', async () => {
    mockFailureOnce(route, 404, errorCode.linkRefused)
    openPage('#t.o.k')
    await userEvent.click(await findButton())
    expect(await screen.findByText(/Ce lien n'est pas valable/)).toBeVisible()
  })

  it('shows that a link without a token is invalid', async () => {
    openPage('')
    expect(await screen.findByText(/Ce lien n'est pas valable/)).toBeVisible()
  })
})
