import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Cancellation } from 'shared/contracts/directory/booking'
import { errorCode } from 'shared/contracts/errorCodes'
import { aUser, mockResponse, resetMocks, openArea, mockFailure, signedInAs, signedOut } from 'shared/testing'
import area from '../remote.tsx'

const session: Cancellation = {
  date: '2027-03-03',
  startTime: '10:00',
  endTime: '11:00',
  therapistName: 'Camille Roux',
  sessionTypeName: 'Médiation équine',
  state: 'VALIDATED',
  cancellable: true,
  delayHours: 48,
}
const clickConfirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Confirmer mon adresse' }))
const openPage = (path = '/public/session/cancel#the-token') => openArea(area.Root, path)

beforeEach(signedOut)
afterEach(resetMocks)

describe('the cancellation link of an e-mail', () => {
  it('shows the session, and cancels it after a confirmation', async () => {
    const viewRequests = mockResponse('POST /public/cancellations/view', 200, session)
    const cancelRequests = mockResponse('POST /public/cancellations', 200, {
      ...session,
      state: 'CANCELLED',
      cancellable: false,
    })
    openPage()
    expect(await screen.findByRole('heading', { name: 'mercredi 3 mars 2027, 10:00 – 11:00' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Annuler la séance' }))
    expect(cancelRequests).toHaveLength(0)
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Annuler la séance' }))
    expect(await screen.findByText(/Votre séance est annulée/)).toBeVisible()
    expect([viewRequests[0]?.body, cancelRequests[0]?.body]).toEqual([{ token: 'the-token' }, { token: 'the-token' }])
  })

  it('has no cancel button after the deadline, and advises the patient to contact the therapist', async () => {
    mockResponse('POST /public/cancellations/view', 200, { ...session, cancellable: false })
    openPage()
    expect(
      await screen.findByText(/moins de 48 h avant son début\. Contactez directement votre praticien/),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Annuler la séance' })).toBeNull()
  })

  it('shows that it is too late if the deadline has passed since the page was opened (E142)', async () => {
    mockResponse('POST /public/cancellations/view', 200, session)
    mockFailure('POST /public/cancellations', 409, errorCode.cancellationTooLate)
    openPage()
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler la séance' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Annuler la séance' }))
    expect(await screen.findByText(/trop tard pour annuler en ligne/)).toBeVisible()
  })

  it('shows that an unknown token is invalid', async () => {
    mockFailure('POST /public/cancellations/view', 404, errorCode.linkRefused)
    openPage()
    expect(await screen.findByText(/Ce lien n'est pas valable/)).toBeVisible()
  })

  it('shows that a link without a token is invalid', async () => {
    openPage('/public/session/cancel')
    expect(await screen.findByText(/Ce lien n'est pas valable/)).toBeVisible()
  })
})

describe('the confirmation link of an e-mail', () => {
  it('confirms the address when the button is pressed, not when the page opens', async () => {
    const confirmRequests = mockResponse('POST /public/confirmations', 204)
    openPage('/public/confirm#a-token')
    await screen.findByRole('button', { name: 'Confirmer mon adresse' })
    expect(confirmRequests).toHaveLength(0)
    await clickConfirm()
    expect(await screen.findByText(/Votre adresse e-mail est confirmée/)).toBeVisible()
    expect(confirmRequests.map(({ body }) => body)).toEqual([{ token: 'a-token' }])
  })

  it('updates the stored details of a signed-in member, which other tabs also read', async () => {
    signedInAs({ isUnconfirmed: true })
    mockResponse('POST /public/confirmations', 204)
    mockResponse('GET /user/details', 200, aUser())
    openPage('/public/confirm#a-token')
    await clickConfirm()
    expect(await screen.findByRole('heading', { name: 'Adresse confirmée' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ouvrir Complice' })).toHaveAttribute('href', '/')
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('complice.user') ?? '')).toMatchObject({ isUnconfirmed: false }),
    )
  })

  it('shows that the link is invalid when the server does not know the token (E144)', async () => {
    mockFailure('POST /public/confirmations', 404, errorCode.linkRefused)
    openPage('/public/confirm#another-token')
    await clickConfirm()
    expect(await screen.findByText(/Ce lien n'est pas valable/)).toBeVisible()
  })

  it('can be retried when the server is unavailable', async () => {
    mockFailure('POST /public/confirmations', 503, errorCode.unavailable)
    openPage('/public/confirm#a-token')
    await clickConfirm()
    expect(await screen.findByText(/n'a pas pu être confirmée/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Confirmer mon adresse' })).toBeEnabled()
  })
})
