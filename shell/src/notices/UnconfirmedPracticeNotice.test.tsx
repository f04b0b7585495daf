import { beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { aUser, mockFailure, mockResponse, resetMocks, signedInAs } from 'shared/testing'
import { openShell } from '../testing/openShell.tsx'

const findNotice = async () => {
  const notice = (await screen.findByText('Confirmez votre adresse e-mail')).closest<HTMLElement>(
    '[aria-live="polite"]',
  )
  if (!notice) throw new Error('The notice is not announced.')
  return within(notice)
}
const resend = async () => userEvent.click((await findNotice()).getByRole('button', { name: "Renvoyer l'e-mail" }))

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('complice.tourSeen', '1')
  resetMocks()
  signedInAs({ isUnconfirmed: true })
})

describe('the notice of an unconfirmed practice', () => {
  it('names the address, and warns that no e-mail is sent to patients', async () => {
    await openShell('/pros/patients')
    const notice = await findNotice()
    expect(notice.getByText('camille@exemple.fr')).toBeVisible()
    expect(notice.getByText(/aucun e-mail ne part à vos patients/)).toBeVisible()
  })

  it('sends the e-mail again and confirms that', async () => {
    const calls = mockResponse('POST /user/confirmation-mails', 204)
    await openShell('/pros/patients')
    await resend()
    expect((await findNotice()).getByText(/E-mail envoyé/)).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  it.each([
    [429, errorCode.tooManyTries, /Trop d'envois/],
    [503, errorCode.unavailable, /n'a pas pu être envoyé/],
  ] as const)('explains why the e-mail was not sent (%s)', async (status, code, sentence) => {
    mockFailure('POST /user/confirmation-mails', status, code)
    await openShell('/pros/patients')
    await resend()
    await waitFor(async () => expect((await findNotice()).getByText(sentence)).toBeVisible())
  })

  it('disappears when the address was confirmed before the e-mail is requested', async () => {
    mockResponse('POST /user/confirmation-mails', 204)
    await openShell('/pros/patients')
    await findNotice()
    mockResponse('GET /user/details', 200, aUser())
    await resend()
    expect(await screen.findByText('Votre adresse e-mail est confirmée')).toBeVisible()
    expect(screen.queryByText('Confirmez votre adresse e-mail')).toBeNull()
  })

  it('disappears when the tab is shown after the link was opened elsewhere', async () => {
    await openShell('/pros/patients')
    await findNotice()
    mockResponse('GET /user/details', 200, aUser())
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(screen.queryByText('Confirmez votre adresse e-mail')).toBeNull())
  })

  it.each([
    ['the payment page of a blocked practice', '/pros/payment-blocked', { paymentBlocked: true }],
    ['the page that confirms the address', '/public/confirm', {}],
    ['the page that changes the address', '/public/email-change', {}],
  ])('is not shown above %s', async (_case, path, change) => {
    signedInAs({ isUnconfirmed: true, ...change })
    await openShell(path)
    // Earlier tests have loaded the chunk of the notice, so it would be shown immediately.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByText('Confirmez votre adresse e-mail')).toBeNull()
  })
})
