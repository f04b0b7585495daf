import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { EstimationDetails, EstimationLink, EstimationListItem } from 'shared/contracts/finance/estimations'
import { aUser, id, mockFailure, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import area from '../../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const buildListItem = (change: Partial<EstimationListItem> = {}): EstimationListItem => ({
  id: id(5),
  estimationNumber: 'D-2026-0042',
  createdAt: '2026-11-12T09:00:00.000Z',
  patient: { id: id(100), name: 'Léa Martin' },
  nbHoursToDo: 7.5,
  unitaryPrice: 45.35,
  taxes: 20,
  validUntil: '2099-02-12',
  state: 'ISSUED',
  stateSince: '2026-11-12',
  bills: [],
  ...change,
})
const buildEstimation = (change: Partial<EstimationDetails> = {}): EstimationDetails => ({
  ...buildListItem(change),
  therapistId: id(1),
  practiceName: 'Les Prés',
  forFirm: false,
  events: [],
  links: [],
  proposedEmail: 'lea@exemple.fr',
  ...change,
})
const acceptedOnline = {
  state: 'ACCEPTED',
  stateSince: '2026-11-14',
  events: [
    {
      id: id(71),
      kind: 'ACCEPTED',
      channel: 'ONLINE',
      day: '2026-11-14',
      at: '2026-11-14T09:00:00.000Z',
      memberName: null,
      proof: { firstname: 'Léa', lastname: 'Martin', sha256: 'ab12', earlyStart: true },
    },
  ],
} satisfies Partial<EstimationDetails>

const privileges = ['ESTIMATION', 'BILL', 'PATIENTS'] as const

const openDetails = async (estimation: EstimationDetails) => {
  mockResponse('GET /estimations', 200, {
    content: [estimation],
    totalElements: 1,
    itemsPerPage: 10,
    totalPages: 1,
    byState: [],
  })
  mockResponse('GET /estimations/:estimationId/details', 200, estimation)
  openArea(area.Root, '/pros/estimations/details')
  await user.click(await screen.findByRole('button', { name: 'Détails du devis D-2026-0042' }))
  return screen.findByRole('dialog', { name: 'Devis D-2026-0042' })
}
const clickButton = async (name: string, dialog = screen.getByRole('dialog')) =>
  user.click(await within(dialog).findByRole('button', { name }))

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs({ privileges: [...privileges] })
})
afterEach(resetMocks)

describe('the list of quotes', () => {
  it('shows the state of each quote with its date and its invoice, and filters by state', async () => {
    const row = buildListItem({
      state: 'ACCEPTED',
      stateSince: '2026-11-14',
      bills: [{ id: id(6), billNumber: 'F2026-0012', isCredited: false }],
    })
    const calls = mockResponse('GET /estimations', 200, {
      content: [row],
      totalElements: 1,
      itemsPerPage: 10,
      totalPages: 1,
      byState: [],
    })
    openArea(area.Root, '/pros/estimations/details?state=ACCEPTED')
    const table = await screen.findByRole('table', { name: 'Devis' })
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/Acceptéle 14\/11\/2026Facturé : F2026-0012/)
    expect(screen.queryByRole('link', { name: /^Facturer le devis/ })).not.toBeInTheDocument()
    expect(calls[0]?.url.searchParams.get('state')).toBe('ACCEPTED')
  })

  const pageOfOne = { content: [buildListItem()], totalElements: 1, itemsPerPage: 10, totalPages: 1, byState: [] }

  it('can be filtered by therapist in the Ultime offer', async () => {
    signedInAs({ privileges: [...privileges], tenant: { ...aUser().tenant, offer: 'ULTIME' } })
    mockResponse('GET /user/team', 200, [
      {
        version: 'v1',
        id: id(7),
        firstname: 'Inès',
        lastname: 'Belkacem',
        email: 'i@exemple.fr',
        role: 'THERAPIST',
        authorizations: [],
      },
    ])
    const calls = mockResponse('GET /estimations', 200, pageOfOne)
    openArea(area.Root, '/pros/estimations/details')
    await user.click(await screen.findByRole('combobox', { name: 'Praticien' }))
    await user.click(await screen.findByRole('option', { name: 'Inès Belkacem' }))
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('therapistId')).toBe(id(7)))
  })

  it('has no therapist filter in another offer', async () => {
    signedInAs({ privileges: [...privileges], tenant: { ...aUser().tenant, offer: 'PRO' } })
    mockResponse('GET /estimations', 200, pageOfOne)
    openArea(area.Root, '/pros/estimations/details')
    await screen.findByRole('table', { name: 'Devis' })
    expect(screen.queryByRole('combobox', { name: 'Praticien' })).toBeNull()
  })

  it('links an accepted quote to the invoice form, even if its first invoice was cancelled by a credit note', async () => {
    const bills = [{ id: id(6), billNumber: 'F2026-0012', isCredited: true }]
    mockResponse('GET /estimations', 200, {
      content: [buildListItem({ state: 'ACCEPTED', bills })],
      totalElements: 1,
      itemsPerPage: 10,
      totalPages: 1,
      byState: [],
    })
    openArea(area.Root, '/pros/estimations/details')
    const link = await screen.findByRole('link', { name: 'Facturer le devis D-2026-0042' })
    expect(link).toHaveAttribute('href', `/pros/billings?estimationId=${id(5)}`)
    expect(screen.queryByText(/^Facturé/)).not.toBeInTheDocument()
  })

  it('links neither to the invoice form nor to the programme without the privileges BILL and PATIENTS', async () => {
    signedInAs({ privileges: ['ESTIMATION'] })
    const dialog = await openDetails(buildEstimation(acceptedOnline))
    expect(await within(dialog).findByText('Léa Martin')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /Facturer/, hidden: true })).not.toBeInTheDocument()
    expect(within(dialog).queryByRole('link', { name: 'Créer le programme' })).not.toBeInTheDocument()
  })
})

describe('the details of a quote', () => {
  it('show the proof of an online acceptance, and link to the forms of an invoice and of a programme', async () => {
    const dialog = await openDetails(buildEstimation(acceptedOnline))
    expect(await within(dialog).findByText('Accepté en ligne')).toBeInTheDocument()
    expect(dialog).toHaveTextContent(/par Léa Martin.*avant la fin du délai de rétractation.*ab12/)
    expect(within(dialog).getByRole('link', { name: 'Facturer ce devis' })).toHaveAttribute(
      'href',
      `/pros/billings?estimationId=${id(5)}`,
    )
    expect(within(dialog).getByRole('link', { name: 'Créer le programme' })).toHaveAttribute(
      'href',
      `/pros/patients/${id(100)}/programme?hours=7.5`,
    )
    expect(within(dialog).queryByRole('button', { name: /e-mail|papier|refusé/ })).not.toBeInTheDocument()
  })

  it('send the quote by e-mail with an editable text, and keep the text when the server refuses the e-mail', async () => {
    await openDetails(buildEstimation())
    await clickButton('Envoyer par e-mail')
    const form = await screen.findByRole('dialog', { name: 'Envoyer le devis D-2026-0042' })
    expect(within(form).getByRole('textbox', { name: /^E-mail/ })).toHaveValue('lea@exemple.fr')
    const text = within(form).getByRole('textbox', { name: /^Texte/ })
    await user.clear(text)
    await user.type(text, 'Bonjour Léa')
    mockFailure('POST /estimations/:estimationId/mails', 409, errorCode.estimationExpired)
    await clickButton('Envoyer', form)
    expect(await within(form).findByText(/n'est plus valable : faites-en un nouveau/)).toBeInTheDocument()
    expect(text).toHaveValue('Bonjour Léa')
    mockFailure('POST /estimations/:estimationId/mails', 409, errorCode.addressUnconfirmed)
    await clickButton('Envoyer', form)
    expect(await within(form).findByText(/^Confirmez d'abord votre adresse e-mail :/)).toBeInTheDocument()
    expect(text).toHaveValue('Bonjour Léa')
    const calls = mockResponse('POST /estimations/:estimationId/mails', 201, buildEstimation({ state: 'SENT' }))
    await clickButton('Envoyer', form)
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toEqual({ email: 'lea@exemple.fr', text: 'Bonjour Léa' })
    expect(await screen.findByText('Devis envoyé')).toBeInTheDocument()
  })

  it('show the delivery state of each e-mail, and the reason if it was not delivered', async () => {
    const sentLink = {
      id: id(81),
      recipient: 'lea@exemple.fr',
      sentAt: '2026-11-13T09:00:00.000Z',
      reason: '',
      text: 'Bonjour',
      letterState: 'REFUSED',
      letterRefusal: 'UNKNOWN_ADDRESS',
      decidedAt: '2026-11-13T09:00:05.000Z',
    } satisfies EstimationLink
    const replacedMail = {
      id: id(82),
      recipient: 'ancienne@exemple.fr',
      letterState: null,
      letterRefusal: null,
      decidedAt: null,
    }
    const dialog = await openDetails(
      buildEstimation({ state: 'SENT', links: [sentLink, { ...sentLink, ...replacedMail }] }),
    )
    const [refusedRow, replacedRow] = within(
      await within(dialog).findByRole('region', { name: 'Envois' }),
    ).getAllByRole('listitem')
    expect(refusedRow).toHaveTextContent(/lea@exemple.fr13\/11\/2026 à 10:00 · cette adresse n'existe pasNon remise/)
    expect(replacedRow).toHaveTextContent(/lien remplacé par un envoi plus récent$/)
  })

  it('record a decision made on paper', async () => {
    await openDetails(buildEstimation({ state: 'EXPIRED' }))
    await clickButton('Accepté sur papier')
    expect(screen.queryByRole('button', { name: 'Envoyer par e-mail', hidden: true })).not.toBeInTheDocument()
    const form = await screen.findByRole('dialog', { name: 'Devis D-2026-0042 accepté (sur papier)' })
    const calls = mockResponse('POST /estimations/:estimationId/decisions', 201, buildEstimation({ state: 'ACCEPTED' }))
    await clickButton('Enregistrer', form)
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toMatchObject({ decision: 'ACCEPTED' })
    expect(await screen.findByText('Décision enregistrée')).toBeInTheDocument()
  })
})
