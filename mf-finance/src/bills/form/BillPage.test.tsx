import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { BillableSession } from 'shared/contracts/finance/billableSession'
import type { BillInput, BillPage } from 'shared/contracts/finance/bills'
import type { EstimationBillPrefill } from 'shared/contracts/finance/estimations'
import type { PatientPayers, Payer } from 'shared/contracts/finance/payer'
import type { Member } from 'shared/contracts/accounts/user'
import { dueDay, paymentTerms } from 'shared/domain/bills/paymentTerms'
import { monthOf } from 'shared/domain/calendar/period'
import { shortDay } from 'shared/domain/format'
import { practiceToday } from 'shared/session'
import {
  aPatient,
  aProfile,
  id,
  mockFailure,
  mockLostResponse,
  mockRawResponse,
  mockResponse,
  openArea,
  resetMocks,
  signedInAs,
} from 'shared/testing'
import area from '../../remote.tsx'
import { noBillTotals } from '../../testing/noBillTotals.ts'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const camille: Member = {
  version: 'v1',
  id: id(1),
  firstname: 'Camille',
  lastname: 'Roux',
  email: 'camille@exemple.fr',
  role: 'ADMIN',
  authorizations: [],
}
const ines: Member = { ...camille, id: id(2), firstname: 'Inès', lastname: 'Belkacem', role: 'THERAPIST' }

const buildRow = (number: number, change: Partial<BillableSession> = {}): BillableSession => ({
  id: id(200 + number),
  date: `2026-11-0${number}`,
  startTime: '10:00',
  endTime: '11:00',
  title: 'Médiation',
  clubName: null,
  therapistId: camille.id,
  price: 60,
  sessionPrice: 60,
  paid: false,
  patientPresent: true,
  billId: null,
  billNumber: null,
  ...change,
})
const rows = [
  buildRow(1),
  buildRow(2, { billId: id(9), billNumber: '2026-0001' }),
  buildRow(3, { price: 0 }),
  buildRow(4, { paid: true }),
]

const payer: Payer = {
  id: id(700),
  kind: 'DEPARTMENT',
  name: 'Département du Rhône',
  address: { streetName: '29 cours de la Liberté', zipCode: '69003', city: 'Lyon' },
  email: '',
  siren: '',
  yearlyCeiling: 500,
  share: null,
  year: 2026,
  used: 120,
  planned: 0,
}
const noBills: BillPage = {
  content: [],
  totalElements: 0,
  itemsPerPage: 10,
  totalPages: 0,
  ...noBillTotals,
}
const noPayers: PatientPayers = { payers: [], patientShare: null, former: [], version: 'v1' }

function mockForm({ therapists = [camille], profile = aProfile(), sessions = rows, payers = noPayers } = {}) {
  mockResponse('GET /user', 200, profile)
  mockResponse('GET /user/team', 200, therapists)
  mockResponse('GET /patients', 200, [aPatient()])
  mockResponse('GET /next-number/billings', 200, { billNumber: '2026-0042', isFirst: false })
  mockResponse('GET /patients/:id/payers', 200, payers)
  mockResponse('GET /patients/:id/credits', 200, [])
  return mockResponse('GET /billings/sessions', 200, sessions)
}
const estimationPrefill: EstimationBillPrefill = {
  id: id(300),
  estimationNumber: 'D-2026-0042',
  issuedOn: '2026-11-12',
  patientId: aPatient().id,
  patientName: 'Léa Martin',
  therapistId: camille.id,
  nbHoursToDo: 7.5,
  unitaryPrice: 45.35,
  taxes: 20,
  state: 'ACCEPTED',
  bills: [],
}
const openForm = async (search = '') => {
  const page = openArea(area.Root, `/pros/billings${search}`)
  await screen.findByRole('textbox', { name: /^Numéro de facture/ })
  return page
}
const choosePatient = async () => {
  await user.click(screen.getByRole('combobox', { name: /^Patient/ }))
  await user.click(await screen.findByRole('option', { name: 'Martin Léa' }))
}
const clickGenerate = () => user.click(screen.getByRole('button', { name: 'Générer la facture' }))
const lineFields = (number: number) => within(screen.getByRole('group', { name: `Ligne ${number}` }))
const lineCell = (number: number, name: RegExp) => lineFields(number).getByRole('textbox', { name })
const checkboxStateOf = (checkbox: HTMLElement) =>
  checkbox.matches(':disabled') ? 'disabled' : checkbox.matches(':checked') ? 'selected' : 'unselected'
const checkboxStatesOf = (checkboxes: readonly HTMLElement[]) => checkboxes.map(checkboxStateOf)
const switchToFreeLines = () => user.click(screen.getByRole('switch', { name: 'Mode simplifié' }))
const pdfResponse = () =>
  new Response('%PDF', {
    headers: { 'content-type': 'application/pdf', 'content-disposition': "attachment; filename*=UTF-8''facture.pdf" },
  })

const keyAndBody = ({ headers, body }: { headers: Headers; body: BillInput }) => ({
  key: headers.get('idempotency-key'),
  body: JSON.stringify(body),
})
const issueBill = async () => {
  await clickGenerate()
  await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
}
/**
 * Issues an invoice with a free line: the server records it as 2026-0042, but the response does not arrive, and the next
 * number becomes 2026-0043.
 */
const issueWithLostResponse = async () => {
  mockForm()
  const requests = mockLostResponse('POST /billings')
  const page = await openForm()
  await choosePatient()
  await switchToFreeLines()
  await user.type(lineCell(1, /^Description/), 'Séance au jardin')
  await user.type(lineCell(1, /^Prix/), '60')
  mockResponse('GET /next-number/billings', 200, { billNumber: '2026-0043', isFirst: false })
  await issueBill()
  await waitFor(() => expect(requests).toHaveLength(1))
  await screen.findByText(/Numéro proposé : 2026-0043/)
  return { ...page, requests }
}

beforeEach(() => {
  window.innerWidth = 1280
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => {}
  localStorage.clear()
  signedInAs()
})
afterEach(resetMocks)

const findPayerField = () => screen.findByRole('combobox', { name: 'Facturer à' })

describe('the form of an invoice', () => {
  it("starts with the patient of the URL and lists the patient's sessions", async () => {
    const calls = mockForm()
    await openForm(`?patientId=${aPatient().id}`)
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Patient/ })).toHaveValue('Martin Léa'))
    expect(await screen.findAllByRole('checkbox', { name: /^Facturer la séance/ })).not.toHaveLength(0)
    expect(calls[0]?.url.searchParams.get('patientId')).toBe(aPatient().id)
  })

  it('starts without a patient when the patientId of the URL is not an id', async () => {
    mockForm()
    await openForm('?patientId=Martin')
    expect(screen.getByRole('combobox', { name: /^Patient/ })).toHaveValue('')
  })

  it('proposes the next number, the 30-day term with its due date, a transfer, late interest and the VAT mention', async () => {
    mockForm()
    await openForm()
    expect(screen.getByRole('textbox', { name: /^Numéro de facture/ })).toHaveValue('2026-0042')
    expect(screen.getByRole('combobox', { name: 'Délai de paiement' })).toHaveValue('DAYS_30')
    expect(screen.getByRole('combobox', { name: 'Moyen de paiement' })).toHaveValue('TRANSFER')
    expect(screen.getByRole('combobox', { name: 'Pénalités de retard' })).toHaveValue('THREE_TIMES_LEGAL_RATE')
    expect(screen.getByRole('textbox', { name: /^Mention/ })).toHaveValue(
      'TVA non applicable, art. 293 B du CGI (art. L. 223-3 du CIBS)',
    )
    const [, , thirtyDayTerm] = paymentTerms
    const dueDate = thirtyDayTerm && shortDay(dueDay(practiceToday(), thirtyDayTerm))
    expect(screen.getByText(`À payer au plus tard le ${dueDate}`)).toBeInTheDocument()
  })

  it('shows the numbers that follow the number of the first invoice, and refuses a number without a counter', async () => {
    const year = practiceToday().slice(0, 4)
    mockForm()
    mockResponse('GET /next-number/billings', 200, { billNumber: `${year}-0001`, isFirst: true })
    await openForm()
    const field = screen.getByRole('textbox', { name: /^Numéro de facture/ })
    expect(field).toHaveAccessibleDescription(
      new RegExp(`Ensuite ${year}-0002, ${year}-0003 ; en janvier ${Number(year) + 1} : ${Number(year) + 1}-0001`),
    )
    await user.clear(field)
    await user.type(field, 'FA-42A')
    expect(field).toHaveAccessibleDescription(/Ensuite FA-43A, FA-44A\.$/)
    expect(screen.getByText(new RegExp(`Numéro proposé : ${year}-0001`))).toBeInTheDocument()
    await choosePatient()
    await screen.findAllByRole('checkbox', { name: /^Facturer la séance/ })
    await clickGenerate()
    expect(await screen.findByRole('dialog')).toHaveTextContent(/Générer la facture FA-42A.*Ensuite FA-43A, FA-44A/)
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    await user.clear(field)
    await user.type(field, 'FACTURE')
    await clickGenerate()
    await waitFor(() => expect(field).toHaveAccessibleDescription(/n'a pas de compteur/))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('has no VAT for a practice that may not charge it, and explains why with a link to the profile', async () => {
    mockForm()
    await openForm()
    const checkbox = screen.getByRole('checkbox', { name: 'TVA applicable' })
    expect(checkbox).toBeDisabled()
    expect(checkbox).toHaveAccessibleDescription(/franchise de TVA.* Mes informations$/)
    expect(screen.getByRole('link', { name: 'Mes informations' })).toHaveAttribute('href', '/pros/user')
  })

  it('has no VAT for a firm abroad, explains why, and has VAT again for another client', async () => {
    mockForm({ profile: aProfile({ taxes: true, taxesAmount: 20, tvaNumber: 'FR44732829320' }) })
    const address = { streetName: 'Rue Haute 5', zipCode: '1000', city: 'Bruxelles', country: 'BE' }
    const firm = { companyName: 'Les Peupliers', siren: '', vatNumber: 'BE0202239951' }
    mockResponse('GET /patients', 200, [
      aPatient(),
      aPatient({ id: id(500), type: 'FIRM', individual: null, firm, address }),
    ])
    const requests = mockFailure('POST /billings', 500, errorCode.unexpected)
    await openForm()
    await user.click(screen.getByRole('combobox', { name: /^Patient/ }))
    await user.click(await screen.findByRole('option', { name: 'Les Peupliers' }))
    const checkbox = screen.getByRole('checkbox', { name: 'TVA applicable' })
    await waitFor(() => expect(checkbox).toBeDisabled())
    expect(checkbox).not.toBeChecked()
    expect(checkbox).toHaveAccessibleDescription(/autoliquidation/)
    expect(screen.getByRole('textbox', { name: /^Mention/ })).toHaveValue(
      'Autoliquidation : TVA due par le preneur, art. 196 de la directive 2006/112/CE',
    )
    await switchToFreeLines()
    await user.type(lineCell(1, /^Description/), 'Bilan')
    await user.type(lineCell(1, /^Prix/), '60')
    await issueBill()
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(requests[0]?.body).toMatchObject({ withTaxes: false, vatReason: 'REVERSE_CHARGE' })
    await choosePatient()
    await waitFor(() => expect(checkbox).toBeEnabled())
    expect(checkbox).toBeChecked()
  })

  it("offers the VAT rates of the practice's postal code, and warns above 150 € without a VAT number", async () => {
    const address = { ...aProfile().firm.address, zipCode: '97400' }
    const profile = aProfile({ taxes: true, taxesAmount: 8.5, firm: { ...aProfile().firm, address } })
    mockForm({ profile })
    const requests = mockFailure('POST /billings', 500, errorCode.unexpected)
    await openForm()
    await choosePatient()
    await user.type(screen.getByRole('textbox', { name: /^Numéro de commande/ }), 'BC-17')
    await switchToFreeLines()
    const rate = lineFields(1).getByRole('combobox', { name: /^TVA/ })
    expect(
      within(rate)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['8,5 %', '2,1 %', '1,75 %', '1,05 %', '0 %'])
    await user.type(lineCell(1, /^Description/), 'Bilan')
    await user.type(lineCell(1, /^Prix/), '151')
    expect(await screen.findByText(/numéro de TVA : indiquez-le/)).toBeInTheDocument()
    await clickGenerate()
    expect(await screen.findByRole('alert', { name: 'Champs requis' })).toHaveTextContent(/150 € HT/)
    await user.clear(lineCell(1, /^Prix/))
    await user.type(lineCell(1, /^Prix/), '150')
    await issueBill()
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(requests[0]?.body).toMatchObject({
      orderNumber: 'BC-17',
      withTaxes: true,
      vatReason: null,
      detailedBillingContent: [{ taxesAmount: 8.5 }],
    })
  })

  it("proposes to deduct the client's credit, and shows the deduction before the invoice is issued", async () => {
    mockForm()
    const credit = { billNumber: '2026-0040', client: 'Léa Martin', path: '/pros/billings/details' }
    mockResponse('GET /patients/:id/credits', 200, [
      { ...credit, billId: id(40), payerId: null, left: 25.1 },
      { ...credit, billId: id(41), payerId: null, left: 14.9 },
      { ...credit, billId: id(42), payerId: id(700), left: 300 },
    ])
    const bodies: BillInput[] = []
    mockResponse('GET /billings', 200, noBills)
    mockRawResponse('POST /billings', (request) => {
      void request.json().then((body) => bodies.push(body))
      return pdfResponse()
    })
    await openForm()
    expect(screen.queryByRole('checkbox', { name: /crédit/ })).not.toBeInTheDocument()
    await choosePatient()
    const checkbox = await screen.findByRole('checkbox', { name: /^Déduire le crédit du client \(40,00.€\)$/ })
    expect(checkbox).toBeChecked()
    await screen.findAllByRole('checkbox', { name: /^Facturer la séance/ })
    await clickGenerate()
    expect(await screen.findByRole('dialog')).toHaveTextContent(/Son crédit de 40,00.€ en est déduit/)
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    await user.click(checkbox)
    await clickGenerate()
    expect(await screen.findByRole('dialog')).not.toHaveTextContent(/crédit de/)
    await user.click(screen.getByRole('button', { name: 'Confirmer' }))
    await waitFor(() => expect(bodies).toMatchObject([{ spendsCredit: false }]))
  })

  it('requires a reason above 1 000 € in cash, and shows that a transfer needs an IBAN', async () => {
    mockForm({ profile: aProfile({ hasIban: false }) })
    await openForm()
    expect(screen.getByText(/^IBAN : un virement le demande/)).toBeInTheDocument()
    await switchToFreeLines()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Moyen de paiement' }), 'CASH')
    expect(screen.queryByText(/^IBAN : un virement le demande/)).not.toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Raison des espèces' })).not.toBeInTheDocument()
    fireEvent.change(lineCell(1, /^Prix/), { target: { value: '1200' } })
    expect(await screen.findByRole('combobox', { name: 'Raison des espèces' })).toHaveValue('')
    await clickGenerate()
    expect(await screen.findAllByText(/Choisissez une raison, ou un autre moyen\.$/)).not.toHaveLength(0)
  })

  it('selects the billable sessions of the month, and issues the invoice after a confirmation', async () => {
    const requests = mockForm()
    mockRawResponse('POST /billings', pdfResponse)
    mockResponse('GET /billings', 200, noBills)
    const { address } = await openForm()
    await choosePatient()
    const checkboxes = await screen.findAllByRole('checkbox', { name: /^Facturer la séance/ })
    expect(checkboxStatesOf(checkboxes)).toEqual(['selected', 'disabled', 'disabled', 'selected'])
    expect(requests[0]?.url.searchParams.get('startDate')).toBe(monthOf(practiceToday()).startDate)
    expect(screen.getByRole('link', { name: 'Prix à 0 € : à saisir dans la séance' })).toBeInTheDocument()
    await clickGenerate()
    const dialog = await screen.findByRole('dialog', { name: 'Générer la facture 2026-0042 ?' })
    expect(dialog).toHaveTextContent(/Martin Léa : 120,00.€/)
    await user.click(within(dialog).getByRole('button', { name: 'Confirmer' }))
    expect(await screen.findByText('Facture générée')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/pros/billings/details'))
  })

  it("bills a payer, and shows the payer's share of each session and the remainder of the yearly limit", async () => {
    const requests = mockForm({
      payers: { ...noPayers, payers: [payer] },
      sessions: [buildRow(1, { price: 42, sessionPrice: 60 })],
    })
    await openForm()
    await choosePatient()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Facturer à' }), payer.name)
    expect(screen.getByText(/^Il reste 380,00\s€ sur 500,00\s€ en 2026$/)).toBeInTheDocument()
    expect(await screen.findByText(/^sur 60,00\s€$/)).toBeInTheDocument()
    expect(requests.at(-1)?.url.searchParams.get('payerId')).toBe(payer.id)
  })

  it("shows the payer's remaining limit for the year of the listed sessions", async () => {
    mockForm()
    const payers = { ...noPayers, payers: [{ ...payer, year: 2019, used: 500 }] }
    const requests = mockResponse('GET /patients/:id/payers', 200, payers)
    mockResponse('GET /billings/session-origin', 200, {
      patientId: aPatient().id,
      payerId: payer.id,
      therapistId: camille.id,
      session: buildRow(4, { date: '2019-12-04' }),
      problems: [],
    })
    await openForm(`?sessionId=${id(204)}`)
    expect(await screen.findByText(/^Plafond atteint : 500,00\s€ en 2019$/)).toBeInTheDocument()
    expect(requests.map(({ url }) => url.search)).toEqual(['?year=2019'])
  })

  it('sends the displayed total of the selected sessions, and the period and therapist of their list', async () => {
    mockForm({
      payers: { ...noPayers, payers: [payer] },
      sessions: [buildRow(1, { price: 50 }), buildRow(4, { price: 20 })],
    })
    const bodies: BillInput[] = []
    mockRawResponse('POST /billings', (request) => {
      void request.json().then((body) => bodies.push(body))
      return pdfResponse()
    })
    await openForm()
    await choosePatient()
    await user.selectOptions(await findPayerField(), payer.name)
    await user.click(await screen.findByRole('checkbox', { name: /^Facturer la séance du 01\/11/ }))
    await issueBill()
    const listFilters = { ...monthOf(practiceToday()), therapistId: camille.id }
    await waitFor(() =>
      expect(bodies[0]).toMatchObject({ simplifiedBillingContent: [id(204)], sessionsNet: 20, listed: listFilters }),
    )
  })

  it('bills free lines to the patient, even after a payer was selected', async () => {
    mockForm({ payers: { ...noPayers, payers: [payer] } })
    await openForm()
    await choosePatient()
    await user.selectOptions(await findPayerField(), payer.name)
    await switchToFreeLines()
    expect(screen.queryByRole('combobox', { name: 'Facturer à' })).not.toBeInTheDocument()
    await user.type(lineCell(1, /^Description/), 'Bilan')
    await user.type(lineCell(1, /^Prix/), '60')
    await clickGenerate()
    expect(await screen.findByRole('dialog', { name: 'Générer la facture 2026-0042 ?' })).toHaveTextContent(
      /Martin Léa : 60,00.€/,
    )
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    await user.click(screen.getByRole('switch', { name: 'Mode simplifié' }))
    expect(await findPayerField()).toHaveValue('')
  })

  it('selects only the session that the URL names', async () => {
    mockForm()
    mockResponse('GET /billings/session-origin', 200, {
      patientId: aPatient().id,
      payerId: null,
      therapistId: camille.id,
      session: buildRow(4),
      problems: [],
    })
    await openForm(`?sessionId=${id(204)}`)
    const checkboxes = await screen.findAllByRole('checkbox', { name: /^Facturer la séance/ })
    expect(checkboxStatesOf(checkboxes)).toEqual(['unselected', 'disabled', 'disabled', 'selected'])
  })

  it('proposes the content of an accepted quote, and sends the id of the quote', async () => {
    mockForm()
    mockResponse('GET /billings/estimation-origin', 200, estimationPrefill)
    await openForm(`?estimationId=${id(300)}`)
    expect(lineCell(1, /^Description/)).toHaveValue(
      "Séances de médiation par l'animal (devis D-2026-0042 du 12/11/2026)",
    )
    expect(lineCell(1, /^Quantité/)).toHaveValue('7,5')
    expect(screen.queryByText(/déjà facturé/)).not.toBeInTheDocument()
    const bodies: { estimationId?: string }[] = []
    mockRawResponse('POST /billings', (request) => {
      void request.json().then((body) => bodies.push(body))
      return pdfResponse()
    })
    await clickGenerate()
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
    await waitFor(() => expect(bodies[0]?.estimationId).toBe(id(300)))
  })

  it('warns that a quote is already billed, is not accepted, or has no patient file', async () => {
    mockForm()
    mockResponse('GET /billings/estimation-origin', 200, {
      ...estimationPrefill,
      patientId: null,
      state: 'SENT',
      bills: [{ id: id(9), billNumber: 'F2026-0012', isCredited: false }],
    })
    await openForm(`?estimationId=${id(300)}`)
    const notice = await screen.findByText(/déjà facturé : F2026-0012/)
    expect(notice).toHaveTextContent(/n'est pas accepté.*au nom de Léa Martin, sans dossier/)
  })

  it('starts with the patient of the URL, and without a patient when the id is invalid', async () => {
    mockForm()
    const { unmount } = await openForm(`?patientId=${id(100)}`)
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Patient/ })).toHaveValue('Martin Léa'))
    unmount()
    await openForm('?patientId=moi')
    expect(await screen.findByRole('combobox', { name: /^Patient/ })).toHaveValue('')
  })

  it('shows a message when there are no sessions to bill, and an error when no session is selected', async () => {
    mockForm({ sessions: [] })
    await openForm()
    await choosePatient()
    expect(await screen.findByText('Aucune séance à facturer')).toBeInTheDocument()
    await clickGenerate()
    expect(await screen.findByRole('link', { name: 'Au moins une séance doit être sélectionnée.' })).toBeInTheDocument()
  })

  it.each([
    [errorCode.billNumberTaken, 'Le numéro de facture est déjà attribué'],
    [errorCode.patientAddressMissing, "L'adresse du patient doit être saisie dans sa fiche"],
    [errorCode.unexpected, 'Erreur lors de la génération de la facture'],
  ] as const)('shows the message for the error %s of the server', async (code, sentence) => {
    mockForm()
    mockFailure('POST /billings', 400, code)
    await openForm()
    await choosePatient()
    await screen.findAllByRole('checkbox', { name: /^Facturer la séance/ })
    await clickGenerate()
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
  })

  it('shows that the SIREN of the profile is missing, and disables the button', async () => {
    const profile = aProfile()
    mockForm({ profile: { ...profile, firm: { ...profile.firm, siren: '' } } })
    await openForm()
    expect(screen.getByText('Numéro de SIREN obligatoire')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Générer la facture' })).toBeDisabled()
  })

  it("lists the sessions of every therapist when an assistant selects 'Tous', and keeps the issuer", async () => {
    signedInAs({ id: id(9), roles: ['ROLE_ASSISTANT'], privileges: ['BILL'] })
    const requests = mockForm({ therapists: [camille, ines] })
    await openForm()
    await choosePatient()
    await waitFor(() => expect(requests.at(-1)?.url.searchParams.get('therapistId')).toBe(camille.id))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Séances de' }), 'Tous')
    await waitFor(() => expect(requests.at(-1)?.url.searchParams.has('therapistId')).toBe(false))
    expect(screen.getByRole('combobox', { name: /^Praticien/ })).toHaveValue(camille.id)
  })
})

describe('the free lines of an invoice', () => {
  it('can be filled in with the keyboard alone', async () => {
    mockForm()
    await openForm()
    await switchToFreeLines()
    await user.type(lineCell(1, /^Description/), 'Séance{Enter}')
    await user.keyboard('Bilan')
    expect(lineCell(2, /^Description/)).toHaveFocus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(lineCell(1, /^Description/)).toHaveValue('Bilan')
    expect(lineCell(1, /^Description/)).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(lineCell(2, /^Description/)).toHaveFocus()
    await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    expect(lineCell(3, /^Description/)).toHaveValue('Séance')
    await user.keyboard('{Alt>}{Delete}{/Alt}')
    expect(screen.queryByRole('group', { name: 'Ligne 3' })).not.toBeInTheDocument()
    await user.click(lineFields(1).getByRole('button', { name: 'Supprimer la ligne' }))
    expect(lineFields(1).getByRole('button', { name: 'Supprimer la ligne' })).toBeDisabled()
  })

  it('move the focus synchronously with Enter in the description, and with the arrow keys in every column', async () => {
    mockForm()
    await openForm()
    await switchToFreeLines()
    fireEvent.keyDown(lineCell(1, /^Description/), { key: 'Enter' })
    expect(lineCell(2, /^Description/)).toHaveFocus()
    const columns = [/^Description/, /^Quantité/, /^Prix/, /^Remise/]
    for (const column of columns) {
      fireEvent.keyDown(lineCell(2, column), { key: 'ArrowUp' })
      expect(lineCell(1, column)).toHaveFocus()
      fireEvent.keyDown(lineCell(1, column), { key: 'ArrowDown' })
      expect(lineCell(2, column)).toHaveFocus()
    }
  })

  it('can be pasted from a spreadsheet, and replace the empty line', async () => {
    mockForm()
    await openForm()
    await switchToFreeLines()
    fireEvent.paste(lineCell(1, /^Description/), {
      clipboardData: { getData: () => 'Séance\t2\t45,50 €\nBilan\t1\t1 090,00' },
    })
    expect(await screen.findByRole('group', { name: 'Ligne 2' })).toBeInTheDocument()
    expect(screen.queryByRole('group', { name: 'Ligne 3' })).not.toBeInTheDocument()
    expect(lineCell(1, /^Prix/)).toHaveValue('45,50')
    expect(screen.getAllByText(/^1.181,00.€$/)).toHaveLength(2)
  })

  it('mark their missing fields when the form is submitted', async () => {
    mockForm()
    await openForm()
    await switchToFreeLines()
    await clickGenerate()
    expect(
      await screen.findByRole('link', {
        name: 'La description, le prix, la tva et la quantité sont obligatoires sur chaque ligne.',
      }),
    ).toBeInTheDocument()
    expect(lineFields(1).getAllByText('Obligatoire')).toHaveLength(2)
  })

  it('are restored after a reload', async () => {
    mockForm()
    const { unmount } = await openForm()
    await switchToFreeLines()
    await user.type(lineCell(1, /^Description/), 'Séance au jardin')
    unmount()
    await openForm()
    expect(await screen.findByText(/^Brouillon restauré/)).toBeInTheDocument()
    expect(lineCell(1, /^Description/)).toHaveValue('Séance au jardin')
  })

  describe('when the response of the server was lost', () => {
    it('are sent again unchanged after a reload, under the same idempotency key', async () => {
      const { unmount, requests } = await issueWithLostResponse()
      unmount()
      await openForm()
      expect(await screen.findByText(/^Brouillon restauré/)).toBeInTheDocument()
      await issueBill()
      await waitFor(() => expect(requests).toHaveLength(2))
      const [first, second] = requests.map(keyAndBody)
      expect(second).toEqual(first)
    })

    it("are sent again unchanged, under the same key, after 'Reprendre' filled in the newly proposed number", async () => {
      const { requests } = await issueWithLostResponse()
      await user.click(screen.getByRole('button', { name: 'Reprendre' }))
      expect(screen.getByRole('textbox', { name: /^Numéro de facture/ })).toHaveValue('2026-0043')
      await issueBill()
      await waitFor(() => expect(requests).toHaveLength(2))
      const [first, second] = requests.map(keyAndBody)
      expect(second).toEqual(first)
    })

    it('are sent as another invoice, under another key, when the user types another number', async () => {
      const { requests } = await issueWithLostResponse()
      const number = screen.getByRole('textbox', { name: /^Numéro de facture/ })
      fireEvent.change(number, { target: { value: '2026-0050' } })
      await issueBill()
      await waitFor(() => expect(requests).toHaveLength(2))
      const [first, second] = requests.map(keyAndBody)
      expect(second?.key).not.toBe(first?.key)
      expect(requests[1]?.body.billNumber).toBe('2026-0050')
    })
  })
})
