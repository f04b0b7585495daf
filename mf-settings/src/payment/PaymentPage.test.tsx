import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Subscription } from 'shared/contracts/accounts/payment'
import { errorCode } from 'shared/contracts/errorCodes'
import { useSession } from 'shared/session'
import { anOperator, aUser, mockFailure, mockResponse, openArea, resetMocks, setNow, signedInAs } from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const subscription: Subscription = {
  version: 'v1',
  offer: 'PRO',
  nbMaxAssistants: 1,
  nbMaxTherapists: 1,
  trialEndsAt: '2026-12-20T10:00:00.000Z',
  isPaid: false,
  card: null,
  takesCards: true,
  isDemonstration: false,
}
const emptyCard = { cardNumber: '', expirationDate: '', cvc: '' as const }
const maskedCard = { cardNumber: '•••• •••• •••• 4242', expirationDate: '12/28', cvc: '' as const }

const openPage = () => openArea(area.Root, '/pros/paiement')
const findField = (label: RegExp) => screen.findByLabelText(label, { selector: 'input' })
async function fillAndSave(cardNumber: string, expirationDate: string, cvc: string) {
  for (const [label, text] of [
    [/^Numéro de carte/, cardNumber],
    [/^Date d'expiration/, expirationDate],
    [/^Cryptogramme/, cvc],
  ] as const) {
    await user.click(await findField(label))
    await user.paste(text)
  }
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
}

beforeEach(() => {
  mockResponse('GET /public/operator', 200, anOperator())
  setNow('2026-11-23T10:00:00Z')
  window.innerWidth = 1280
  signedInAs()
  mockResponse('GET /user/personalize/paiement', 200, emptyCard)
  mockResponse('GET /user/personalize/subscription', 200, subscription)
})
afterEach(resetMocks)

describe('the payment card', () => {
  it('is saved, and its data is removed from the page', async () => {
    const calls = mockResponse('POST /user/personalize/paiement', 200, maskedCard)
    openPage()
    expect(await screen.findByRole('heading', { level: 1, name: 'Moyen de paiement' })).toBeInTheDocument()
    expect(await screen.findByText("Jusqu'au 20/12/2026")).toBeInTheDocument()
    await fillAndSave('4242424242424242', '12/28', '123')
    expect(await screen.findByText('Informations de paiement mises à jour')).toBeInTheDocument()
    expect(calls[0]?.body).toEqual({ cardNumber: '4242 4242 4242 4242', expirationDate: '12/28', cvc: '123' })
    expect(calls[0]?.headers.get('idempotency-key')).toBeNull()
    await waitFor(async () => expect(await findField(/^Numéro de carte/)).toHaveValue(''))
    expect(JSON.stringify([Object.values(localStorage), Object.values(sessionStorage)])).not.toContain('4242')
  })

  it('is checked before it is sent: an invalid number, date or code sends no request', async () => {
    const calls = mockFailure('POST /user/personalize/paiement', 400, errorCode.cardDeclined, {
      problems: [{ field: 'cardNumber', message: 'Cette carte est refusée par la banque.' }],
    })
    openPage()
    await fillAndSave('4242424242424241', '10/26', '12')
    const errorSummary = within(await screen.findByRole('alert', { name: 'Champs requis' }))
    for (const text of ['Numéro de carte incorrect', 'Cette carte est expirée', 'Cryptogramme incorrect : 3 chiffres'])
      expect(errorSummary.getByText(text)).toBeInTheDocument()
    expect(calls).toEqual([])
  })

  it('is shown with the export and the deletion of the account in a blocked practice, which has no other page', async () => {
    signedInAs(aUser({ paymentBlocked: true }))
    openPage()
    expect(await screen.findByRole('button', { name: 'Supprimer mon compte' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Exporter toutes mes données' })).toBeInTheDocument()
  })

  it('unblocks a blocked practice, in every tab, and opens the home page', async () => {
    signedInAs(aUser({ paymentBlocked: true }))
    mockResponse('POST /user/personalize/paiement', 200, maskedCard)
    const { address } = openPage()
    await findField(/^Numéro de carte/)
    mockResponse('GET /user/details', 200, aUser({ paymentBlocked: false }))
    await fillAndSave('4242424242424242', '12/28', '123')
    await waitFor(() => expect(useSession.getState().paymentBlocked).toBe(false))
    expect(localStorage.getItem('complice.paymentBlocked')).toBeNull()
    await waitFor(() => expect(address()).toBe('/'))
  })
})

describe('the offer', () => {
  it('is changed after a confirmation, with the loaded version in If-Match', async () => {
    const calls = mockResponse('PUT /user/personalize/subscription', 200, { ...subscription, offer: 'STANDARD' })
    openPage()
    const standard = within(await screen.findByRole('region', { name: 'Offre Standard' }))
    expect(standard.getByText(/30,00\s€ H\.T\. par mois/)).toBeInTheDocument()
    await user.click(standard.getByRole('button', { name: 'Choisir Standard' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: "Changer d'offre" }))
    expect(await screen.findByText('Offre mise à jour')).toBeInTheDocument()
    expect(calls[0]?.headers.get('if-match')).toBe('"v1"')
    expect(calls[0]?.body).toEqual({ offer: 'STANDARD' })
    expect(await screen.findByRole('link', { name: 'Nous contacter' })).toHaveAttribute(
      'href',
      'mailto:bonjour@prairie.test?subject=Offre%20Ultime',
    )
  })

  it('is not changed when the server refuses an offer that is too small for the team', async () => {
    mockFailure('PUT /user/personalize/subscription', 409, errorCode.offerTooSmall)
    openPage()
    await user.click(await screen.findByRole('button', { name: 'Choisir Standard' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: "Changer d'offre" }))
    expect(
      await screen.findByText(/Votre équipe compte plus de membres que cette offre n'en prévoit/),
    ).toBeInTheDocument()
    expect(
      within(await screen.findByRole('region', { name: 'Offre Pro' })).getByText('Votre offre'),
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Choisir Standard' })).toBeInTheDocument()
    expect(screen.queryByText('Offre mise à jour')).not.toBeInTheDocument()
  })
})
