import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { EmailChange } from 'shared/contracts/accounts/emailChange'
import { errorCode } from 'shared/contracts/errorCodes'
import { mockFailure, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import { EmailSection } from './EmailSection.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const email = 'zoe@exemple.fr'
const unchanged: EmailChange = { email, isConfirmed: true, pending: null }
const pending: EmailChange = {
  email,
  isConfirmed: true,
  pending: {
    newEmail: 'zoe.petit@exemple.fr',
    expiresAt: '2026-11-26T08:40:00.000Z',
    isConfirmedByFormer: true,
    isConfirmedByNew: false,
  },
}

beforeEach(() => {
  signedInAs()
  mockResponse('GET /user/proof', 200, { isNeeded: true, needsCode: false })
  mockResponse('POST /user/proof', 200, { proof: 'the-proof' })
})
afterEach(resetMocks)

async function submitNewAddress() {
  openArea(EmailSection, '/pros/user')
  await user.click(await screen.findByRole('button', { name: "Changer d'adresse" }))
  const dialog = within(await screen.findByRole('dialog', { name: "Changer d'adresse e-mail" }))
  await user.type(dialog.getByLabelText(/Nouvelle adresse/), 'zoe.petit@exemple.fr')
  await user.click(dialog.getByRole('button', { name: 'Envoyer les liens' }))
  return within(await screen.findByRole('dialog', { name: 'Confirmez votre identité' }))
}

it('EmailSection requires the password, sends the address with the proof, and shows the pending change', async () => {
  mockResponse('GET /user/email-change', 200, unchanged)
  const requests = mockResponse('POST /user/email-change', 200, pending)
  const proof = await submitNewAddress()
  await user.type(proof.getByLabelText(/Mot de passe/), 'une-longue-phrase')
  await user.click(proof.getByRole('button', { name: 'Continuer' }))
  expect(await screen.findByText("Changement d'adresse en attente")).toBeVisible()
  expect(screen.getByText(/zoe@exemple.fr : confirmée/)).toBeVisible()
  expect(screen.getByText(/avant le 26\/11\/2026 à 09:40/)).toBeVisible()
  expect(requests[0]?.body).toEqual({ email: 'zoe.petit@exemple.fr' })
  expect(requests[0]?.headers.get('x-proof')).toBe('the-proof')
})

it('EmailSection keeps the typed address when the proof is not given', async () => {
  mockResponse('GET /user/email-change', 200, unchanged)
  const proof = await submitNewAddress()
  await user.click(proof.getByRole('button', { name: 'Annuler' }))
  expect(await screen.findByText("Confirmez votre identité pour changer d'adresse.")).toBeVisible()
  expect(screen.getByLabelText(/Nouvelle adresse/)).toHaveValue('zoe.petit@exemple.fr')
})

it('EmailSection sends the links again, and withdraws the change', async () => {
  mockResponse('GET /user/email-change', 200, pending)
  const resends = mockResponse('POST /user/email-change/resend', 200, pending)
  const cancellations = mockResponse('DELETE /user/email-change', 204)
  openArea(EmailSection, '/pros/user')
  const resend = await screen.findByRole('button', { name: 'Renvoyer le lien' })
  await user.click(resend)
  expect(await screen.findByText('Lien renvoyé')).toBeInTheDocument()
  expect(resend).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Annuler le changement' }))
  expect(await screen.findByText("Changement d'adresse annulé")).toBeInTheDocument()
  expect(screen.getByRole('button', { name: "Changer d'adresse" })).toHaveFocus()
  expect([resends.length, cancellations.length]).toEqual([1, 1])
})

it('EmailSection reports that a change is over when its links can no longer be sent (E250)', async () => {
  mockResponse('GET /user/email-change', 200, pending)
  mockFailure('POST /user/email-change/resend', 409, errorCode.emailChangeOver)
  openArea(EmailSection, '/pros/user')
  await user.click(await screen.findByRole('button', { name: 'Renvoyer le lien' }))
  expect(await screen.findByText(/terminé, annulé ou trop ancien/)).toBeInTheDocument()
})

it('EmailSection requires only the new address to confirm while the current one is unconfirmed', async () => {
  mockResponse('GET /user/email-change', 200, { ...pending, isConfirmed: false })
  openArea(EmailSection, '/pros/user')
  expect(await screen.findByText(`${email} : n'a pas à confirmer`)).toBeVisible()
  expect(screen.getByText(/La nouvelle adresse doit confirmer avant le 26\/11\/2026 à 09:40/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: "Changer d'adresse" }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^Un lien est envoyé à la nouvelle adresse\. .* elle a confirmé/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Envoyer le lien' })).toBeVisible()
})

it('EmailSection reports that an address has received too many e-mails (E248)', async () => {
  mockResponse('GET /user/email-change', 200, pending)
  mockFailure('POST /user/email-change/resend', 429, errorCode.recipientQuotaReached)
  openArea(EmailSection, '/pros/user')
  await user.click(await screen.findByRole('button', { name: 'Renvoyer le lien' }))
  expect(await screen.findByText(/Cette adresse a déjà reçu plusieurs e-mails aujourd'hui/)).toBeInTheDocument()
})
