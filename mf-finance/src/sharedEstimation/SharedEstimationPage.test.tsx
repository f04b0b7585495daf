import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { SharedEstimation } from 'shared/contracts/finance/estimations'
import { mockFailure, mockRawResponse, mockResponse, openArea, resetMocks, signedOut } from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const buildEstimation = (change: Partial<SharedEstimation> = {}): SharedEstimation => ({
  estimationNumber: 'D-2026-0042',
  practiceName: 'Les Prés',
  clientName: 'Léa Martin',
  issuedOn: '2026-11-12',
  validUntil: '2027-02-12',
  state: 'SENT',
  stateSince: '2026-11-14',
  nbHoursToDo: 7,
  unitaryPrice: 45.35,
  taxes: 20,
  forFirm: false,
  withdrawableUntil: null,
  ...change,
})
const acceptedEstimation = buildEstimation({
  state: 'ACCEPTED',
  stateSince: '2026-11-20',
  withdrawableUntil: '2026-12-04',
})

const openPage = async (estimation = buildEstimation()) => {
  const calls = mockResponse('POST /shared-estimations', 200, estimation)
  openArea(area.Root, '/public/estimation#secret')
  await screen.findByRole('heading', { name: 'Devis D-2026-0042' })
  return calls
}
const clickButton = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const fillAcceptance = async () => {
  await user.type(screen.getByRole('textbox', { name: /^Prénom/ }), 'Léa')
  await user.type(screen.getByRole('textbox', { name: /^Nom de famille/ }), 'Martin')
  await user.click(screen.getByRole('checkbox', { name: /^Bon pour accord/ }))
}

beforeEach(() => {
  signedOut()
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => {}
})
afterEach(resetMocks)

describe('the page of a quote for the client', () => {
  it('shows practice, client, amounts and validity, and sends the token only in request bodies', async () => {
    const calls = await openPage()
    expect(calls[0]?.body).toEqual({ token: 'secret' })
    expect(calls[0]?.url.toString()).not.toContain('secret')
    const facts = screen.getByText('Les Prés vous propose, pour Léa Martin :').parentElement
    for (const fact of [/7 h/, /45,35/, /317,45/, /63,49/, /380,94/, /12\/11\/2026/, /12\/02\/2027/])
      expect(facts).toHaveTextContent(fact)
    const bodies: unknown[] = []
    mockRawResponse('POST /shared-estimations/file', (request) => {
      void request.json().then((body) => bodies.push(body))
      return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })
    })
    await clickButton('Télécharger le devis (PDF)')
    await waitFor(() => expect(bodies).toEqual([{ token: 'secret' }]))
  })

  it('accepts the quote with both names and the agreement, and informs an individual of the right of withdrawal', async () => {
    await openPage()
    expect(screen.getByText(/délai de rétractation de quatorze jours à compter/)).toBeInTheDocument()
    await clickButton("J'accepte ce devis")
    const errorSummary = await screen.findByRole('alert', { name: 'Champs requis' })
    expect(
      within(errorSummary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Prénom', 'Nom de famille', '« Bon pour accord »'])
    await fillAcceptance()
    const calls = mockResponse('POST /shared-estimations/acceptance', 201, acceptedEstimation)
    await clickButton("J'accepte ce devis")
    expect(await screen.findByText(/Merci, le devis est accepté/)).toBeInTheDocument()
    expect(calls[0]?.body).toEqual({
      token: 'secret',
      firstname: 'Léa',
      lastname: 'Martin',
      agreed: true,
      earlyStart: false,
    })
    expect(screen.queryByRole('button', { name: "J'accepte ce devis" })).not.toBeInTheDocument()
  })

  it('does not inform a firm of a right of withdrawal', async () => {
    await openPage(buildEstimation({ forFirm: true }))
    expect(screen.queryByText(/rétractation/)).not.toBeInTheDocument()
  })

  it.each([
    [errorCode.estimationAccepted, 'Ce devis est déjà accepté.'],
    [errorCode.estimationRefused, 'Ce devis est déjà refusé.'],
    [errorCode.estimationExpired, /n'est plus valable/],
    [errorCode.estimationWithdrawn, /Vous vous êtes rétracté/],
  ] as const)('explains why the quote can no longer be accepted (%s)', async (code, sentence) => {
    const calls = await openPage()
    await fillAcceptance()
    mockFailure('POST /shared-estimations/acceptance', 409, code)
    await clickButton("J'accepte ce devis")
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
    await waitFor(() => expect(calls.length).toBeGreaterThan(1))
  })

  it('refuses the quote with a reason', async () => {
    await openPage()
    await clickButton('Je refuse')
    const dialog = await screen.findByRole('dialog', { name: 'Refuser ce devis ?' })
    await user.type(within(dialog).getByRole('textbox', { name: /^Motif/ }), 'Trop loin')
    const calls = mockResponse('POST /shared-estimations/refusal', 201, buildEstimation({ state: 'REFUSED' }))
    await user.click(within(dialog).getByRole('button', { name: 'Refuser le devis' }))
    expect((await screen.findAllByText(/Votre refus est enregistré/)).length).toBeGreaterThan(0)
    expect(calls[0]?.body).toEqual({ token: 'secret', reason: 'Trop loin' })
  })

  it('withdraws from an accepted quote after a confirmation', async () => {
    await openPage(acceptedEstimation)
    expect(screen.getByText('Vous avez accepté ce devis le 20/11/2026.')).toBeInTheDocument()
    await clickButton('Me rétracter')
    const calls = mockResponse('POST /shared-estimations/withdrawal', 201, buildEstimation({ state: 'WITHDRAWN' }))
    await clickButton('Confirmer la rétractation')
    expect(await screen.findByText(/Votre rétractation est enregistrée/)).toBeInTheDocument()
    expect(calls).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Me rétracter' })).not.toBeInTheDocument()
  })

  it.each([
    [buildEstimation({ state: 'EXPIRED', stateSince: '2027-02-12' }), /était valable jusqu'au 12\/02\/2027/],
    [buildEstimation({ state: 'REFUSED', stateSince: '2026-11-20' }), /a été refusé le 20\/11\/2026/],
  ])(
    'shows the state of a quote that expired or was refused, without buttons to decide',
    async (estimation, sentence) => {
      await openPage(estimation)
      expect(screen.getByText(sentence)).toBeInTheDocument()
      expect(screen.queryByRole('button', { name: /J'accepte|Je refuse|rétracter/ })).not.toBeInTheDocument()
    },
  )

  it.each([
    [errorCode.linkRefused, /Ce lien n'est pas valable/],
    [errorCode.estimationLinkReplaced, /a été remplacé/],
  ] as const)('explains why a link is invalid (%s)', async (code, sentence) => {
    mockFailure('POST /shared-estimations', 404, code)
    openArea(area.Root, '/public/estimation#secret')
    expect(await screen.findByText(sentence)).toBeInTheDocument()
  })

  it('explains that a link without a token is invalid', async () => {
    openArea(area.Root, '/public/estimation')
    expect(await screen.findByText(/Ce lien n'est pas valable/)).toBeInTheDocument()
  })
})
