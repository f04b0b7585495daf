import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { EmailChangeLink } from 'shared/contracts/accounts/emailChange'
import { errorCode } from 'shared/contracts/errorCodes'
import { useSession } from 'shared/session'
import { aUser, mockFailure, mockResponse, openArea, resetMocks, signedInAs, signedOut } from 'shared/testing'
import area from '../remote.tsx'

const link: EmailChangeLink = { sentTo: 'FORMER', newEmail: 'zoe.petit@exemple.fr', isConfirmed: false }
const openPage = (path = '/public/email-change#the-token') => openArea(area.Root, path)
const clickButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(signedOut)
afterEach(resetMocks)

describe('the link that confirms a change of address', () => {
  it('confirms by a button, and shows that the other address must confirm too', async () => {
    const views = mockResponse('POST /email-changes/view', 200, link)
    const confirmations = mockResponse('POST /email-changes/confirm', 200, { isDone: false })
    openPage()
    expect(await screen.findByText('zoe.petit@exemple.fr')).toBeVisible()
    expect(confirmations).toHaveLength(0)
    await clickButton('Confirmer le changement')
    expect(await screen.findByText(/C'est confirmé pour cette adresse/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect([views[0]?.body, confirmations[0]?.body]).toEqual([{ token: 'the-token' }, { token: 'the-token' }])
  })

  it('shows that the address has changed once both have confirmed', async () => {
    mockResponse('POST /email-changes/view', 200, { ...link, sentTo: 'NEW' })
    mockResponse('POST /email-changes/confirm', 200, { isDone: true })
    openPage()
    await clickButton('Confirmer le changement')
    expect(await screen.findByText(/L'adresse de votre compte a changé/)).toBeVisible()
  })

  it('reads the details of the signed-in member again once the address has changed', async () => {
    signedInAs({ email: 'zoe@exemple.fr' })
    mockResponse('POST /email-changes/view', 200, { ...link, sentTo: 'NEW' })
    mockResponse('POST /email-changes/confirm', 200, { isDone: true })
    mockResponse('GET /user/details', 200, aUser({ email: 'zoe.petit@exemple.fr' }))
    openPage()
    await clickButton('Confirmer le changement')
    await waitFor(() => expect(useSession.getState().user?.email).toBe('zoe.petit@exemple.fr'))
  })

  it('cancels the change, and advises the owner of the former address to change the password', async () => {
    mockResponse('POST /email-changes/view', 200, link)
    const cancellations = mockResponse('POST /email-changes/cancel', 204)
    openPage()
    await clickButton("Ce n'était pas moi : annuler")
    expect(await screen.findByText(/Le changement est annulé/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'changez-le' })).toHaveAttribute('href', '/reset-password')
    expect(cancellations).toHaveLength(1)
  })

  it('can cancel the change from an address that has already confirmed', async () => {
    mockResponse('POST /email-changes/view', 200, { ...link, isConfirmed: true })
    openPage()
    expect(await screen.findByText(/il reste à confirmer depuis l'autre adresse/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Annuler le changement' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Confirmer le changement' })).toBeNull()
  })

  it('shows that another account has the address (E102)', async () => {
    mockResponse('POST /email-changes/view', 200, link)
    mockFailure('POST /email-changes/confirm', 409, errorCode.emailTaken)
    openPage()
    await clickButton('Confirmer le changement')
    expect(await screen.findByText(/Un autre compte a pris cette adresse/)).toBeVisible()
  })

  it('shows that an ended link is invalid', async () => {
    mockFailure('POST /email-changes/view', 404, errorCode.linkRefused)
    openPage()
    expect(await screen.findByText(/Ce lien n'est pas valable/)).toBeVisible()
  })
})
