import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { EmailChange } from 'shared/contracts/accounts/emailChange'
import { errorCode } from 'shared/contracts/errorCodes'
import { id, mockFailure, mockResponse, openArea, resetMocks, signedOut } from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const currentEmail: EmailChange = { email: 'zoe@exemple.fr', isConfirmed: true, pending: null }
const pendingChange: EmailChange = {
  ...currentEmail,
  pending: {
    newEmail: 'zoe.petit@exemple.fr',
    expiresAt: '2026-11-26T08:40:00.000Z',
    isConfirmedByFormer: false,
    isConfirmedByNew: false,
  },
}

beforeEach(signedOut)
afterEach(resetMocks)

async function signIn() {
  openArea(area.Root, '/public/account')
  await user.type(await screen.findByLabelText(/E-mail/), 'zoe@exemple.fr')
  await user.type(screen.getByLabelText(/Mot de passe/), 'une-longue-phrase')
  await user.click(screen.getByRole('button', { name: 'Continuer' }))
}

describe("the page of a patient's account", () => {
  it('changes the address after a sign-in, with the password', async () => {
    mockResponse('POST /public/login', 200, { token: 'a-token', patientId: id(1) })
    mockResponse('GET /patient-account/email-change', 200, currentEmail)
    const requests = mockResponse('POST /patient-account/email-change', 200, pendingChange)
    await signIn()
    const newAddress = await screen.findByLabelText(/Nouvelle adresse/)
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await user.type(newAddress, 'zoe.petit@exemple.fr')
    await user.type(screen.getByLabelText(/Mot de passe/), 'une-longue-phrase')
    await user.click(screen.getByRole('button', { name: 'Envoyer les liens' }))
    expect(await screen.findByText("Changement d'adresse en attente")).toBeVisible()
    expect(requests[0]?.body).toEqual({ email: 'zoe.petit@exemple.fr', password: 'une-longue-phrase' })
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer a-token')
  })

  it('shows that the password is wrong, and keeps the input', async () => {
    mockFailure('POST /public/login', 401, errorCode.unauthenticated)
    await signIn()
    expect(await screen.findByText("nom d'utilisateur ou mot de passe incorrect")).toBeVisible()
    expect(screen.getByLabelText(/E-mail/)).toHaveValue('zoe@exemple.fr')
  })

  it('requires a new sign-in once the token has expired', async () => {
    mockResponse('POST /public/login', 200, { token: 'a-token', patientId: id(1) })
    mockResponse('GET /patient-account/email-change', 200, pendingChange)
    mockFailure('POST /patient-account/email-change/resend', 401, errorCode.unauthenticated)
    await signIn()
    await user.click(await screen.findByRole('button', { name: 'Renvoyer les liens' }))
    expect(await screen.findByText(/Votre connexion a expiré/)).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Continuer' })).toBeVisible()
  })
})
