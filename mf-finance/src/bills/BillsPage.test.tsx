import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { BillListItem, BillPage } from 'shared/contracts/finance/bills'
import { defaultBillPeriod } from 'shared/domain/bills/billPeriod'
import { practiceToday } from 'shared/session'
import { mockResponse, aUser, resetMocks, id, openArea, mockFailure, signedInAs, setNow } from 'shared/testing'
import area from '../remote.tsx'
import { noBillTotals } from '../testing/noBillTotals.ts'

// Skips the pointer-events check of user-event, which reads the style of every ancestor and is slow in large forms.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const buildBill = (number: number, change: Partial<BillListItem> = {}): BillListItem => ({
  id: id(number),
  billNumber: `2026-00${number}`,
  patient: { id: id(100), name: 'Martin Léa' },
  payerName: null,
  fullyPaid: false,
  totalPrice: 1234.5,
  taxes: 20,
  createdAt: '2026-11-12T23:30:00.000Z',
  kind: 'INVOICE',
  netPrice: 1028.75,
  dueOn: '2026-12-13',
  overdueDays: 0,
  remaining: 1234.5,
  paymentState: 'UNPAID',
  correctsNumber: null,
  sentAt: null,
  letterState: null,
  reminderLevel: 0,
  ...change,
})
const pageOf = (content: BillListItem[], totalElements = content.length): BillPage => ({
  content,
  totalElements,
  itemsPerPage: 10,
  totalPages: Math.ceil(totalElements / 10),
  ...noBillTotals,
})

const linksIn = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const openPage = (search = '') => openArea(area.Root, `/pros/billings/details${search}`)

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
})
afterEach(resetMocks)

describe('the list of invoices', () => {
  it('requests the default period with all states, ten invoices a page', async () => {
    const calls = mockResponse('GET /billings', 200, pageOf([]))
    openPage()
    expect(await screen.findByText('Aucune facture trouvée')).toBeInTheDocument()
    const { startDate, endDate } = defaultBillPeriod(practiceToday())
    expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toEqual({
      page: '0',
      size: '10',
      status: 'ALL',
      letter: 'ALL',
      startDate,
      endDate,
    })
  })

  it('links to the closures, the numbers, the unbilled sessions, the dunning page and the form', async () => {
    mockResponse('GET /billings', 200, pageOf([buildBill(12)]))
    openPage()
    await screen.findByText('1 facture')
    expect(linksIn(screen.getByRole('heading', { level: 1 }).parentElement ?? document.body)).toEqual([
      ['À facturer', '/pros/billings/unbilled'],
      ['Ajouter', '/pros/billings'],
    ])
    await user.click(screen.getByRole('button', { name: 'Autres actions' }))
    const items = screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')])
    expect(items).toEqual([
      ['Relances', '/pros/billings/reminders'],
      ['Clôtures', '/pros/billings/closures'],
      ['Numérotation', '/pros/billings/numbering'],
    ])
  })

  it('links from an empty list to the form and to the unbilled sessions', async () => {
    mockResponse('GET /billings', 200, pageOf([]))
    openPage()
    await screen.findByText('Aucune facture trouvée')
    expect(linksIn(document.body)).toEqual([
      ['Ajouter', '/pros/billings'],
      ['À facturer', '/pros/billings/unbilled'],
    ])
  })

  it('shows number, patient, amount, date and payment state of each invoice', async () => {
    mockResponse(
      'GET /billings',
      200,
      pageOf([buildBill(12), buildBill(11, { fullyPaid: true, paymentState: 'PAID' })]),
    )
    openPage()
    const [unpaidBill, paidBill] = await screen.findAllByRole('listitem')
    // The invoice was issued after midnight in the practice's time zone, while the UTC date is still the day before.
    expect(unpaidBill).toHaveTextContent(
      /Martin Léa.*2026-0012 · 13\/11\/2026 · échéance le 13\/12\/2026.*Non payée.*1.234,50.€/,
    )
    expect(paidBill).toHaveTextContent(/2026-0011.*(?<!Non )Payée/)
    expect(screen.getByText('2 factures')).toBeInTheDocument()
  })

  it("uses the practice's date even when it is still the day before in the device's time zone", async () => {
    // 01:00 on 1 December in La Réunion, where the practice is; 22:00 on 30 November in Paris, where the device is.
    setNow('2026-11-30T21:00:00Z')
    try {
      signedInAs({ tenant: { ...aUser().tenant, timeZone: 'Indian/Reunion' } })
      const calls = mockResponse(
        'GET /billings',
        200,
        pageOf([buildBill(12, { createdAt: '2026-11-12T21:00:00.000Z' })]),
      )
      area.prefetch({ pathname: '/pros/billings/details', search: '' })
      openPage()
      expect(await screen.findByRole('listitem')).toHaveTextContent('2026-0012 · 13/11/2026')
      // The page requests the same period as the prefetch.
      expect(calls.map(({ url }) => [url.searchParams.get('startDate'), url.searchParams.get('endDate')])).toEqual([
        ['2026-09-01', '2026-12-01'],
      ])
    } finally {
      jest.useRealTimers()
    }
  })

  it('keeps its filters and its page in the URL, and returns to the first page when a filter changes', async () => {
    const calls = mockResponse('GET /billings', 200, pageOf([buildBill(1)], 25))
    const { address } = openPage('?page=2&startDate=2026-09-01&endDate=2026-10-31')
    await screen.findByRole('listitem')
    expect(calls[0]?.url.searchParams.get('page')).toBe('1')
    expect(screen.getByText(/11–20 sur 25/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /page suivante/i }))
    await waitFor(() => expect(address()).toContain('page=3'))
    await user.click(screen.getByRole('tab', { name: /^À encaisser/ }))
    await waitFor(() =>
      expect(address()).toBe('/pros/billings/details?startDate=2026-09-01&endDate=2026-10-31&status=UNPAID'),
    )
    await user.type(screen.getByRole('searchbox'), 'léa')
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('name')).toBe('léa'))
  })

  it('filters by « Non remises »: the invoices whose last e-mail was not delivered', async () => {
    const calls = mockResponse('GET /billings', 200, pageOf([buildBill(12, { letterState: 'REFUSED' })]))
    const { address } = openPage('?letter=REFUSED')
    expect(await screen.findByRole('listitem')).toHaveTextContent('Non remise')
    expect(calls[0]?.url.searchParams.get('letter')).toBe('REFUSED')
    await user.click(screen.getByRole('button', { name: 'Filtres (1)' }))
    const filter = screen.getByRole('combobox', { name: 'Envois' })
    expect(filter).toHaveTextContent('Non remises')
    await user.click(filter)
    await user.click(screen.getByRole('option', { name: 'Tous' }))
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('letter')).toBe('ALL'))
    expect(address()).not.toContain('REFUSED')
  })

  it('sends no request when the end date is before the start date', async () => {
    const calls = mockResponse('GET /billings', 200, pageOf([buildBill(1)]))
    openPage('?startDate=2026-11-02&endDate=2026-11-01')
    expect(await screen.findByText('La date de fin ne peut être inférieure à la date de début')).toBeInTheDocument()
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
    expect(calls).toEqual([])
  })

  it('shows the totals of all matching invoices, the days of delay, and a credit note as negative', async () => {
    const page = pageOf([
      buildBill(12, { overdueDays: 12 }),
      buildBill(3, { kind: 'CREDIT_NOTE', correctsNumber: '2026-002' }),
    ])
    mockResponse('GET /billings', 200, {
      ...page,
      sums: { billed: 500, billedNet: 416.67, paid: 200, due: 300, overdue: 120.5 },
      byStatus: {
        ALL: { count: 4, amount: 500 },
        UNPAID: { count: 2, amount: 300 },
        OVERDUE: { count: 1, amount: 120.5 },
        PAID: { count: 0, amount: 0 },
      },
    })
    openPage()
    const [overdueBill, creditNote] = await screen.findAllByRole('listitem')
    expect(overdueBill).toHaveTextContent('En retard de 12 jours')
    expect(creditNote).toHaveTextContent(/Avoir 2026-003 sur la facture 2026-002.*-1.234,50.€/)
    expect(within(creditNote ?? document.body).queryByRole('switch', { name: /payée$/ })).not.toBeInTheDocument()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Toutes 4 · 500,00.€$/),
      expect.stringMatching(/^À encaisser 2 · 300,00.€$/),
      expect.stringMatching(/^En retard 1 · 120,50.€$/),
      'Payées 0',
    ])
    expect(screen.getByText(/^Facturé : 500,00.€, soit 416,67.€ HT · Payé : 200,00.€$/)).toBeVisible()
  })

  it('marks an invoice as paid only after a confirmation, and leaves the switch off after « Annuler »', async () => {
    mockResponse('GET /billings', 200, pageOf([buildBill(12)]))
    const paymentCalls = mockResponse('PUT /billings/:billId', 200, buildBill(12, { fullyPaid: true }))
    openPage()
    const paidSwitch = await screen.findByRole('switch', { name: 'Facture 2026-0012 payée' })
    await user.click(paidSwitch)
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(
      'Vous allez marquer cette facture comme "payée". Cette opération est irréversible. Etes-vous sûr(e) ?',
    )
    await user.click(within(dialog).getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(paidSwitch).not.toBeChecked()
    expect(paymentCalls).toEqual([])
    await user.click(paidSwitch)
    await user.click(await screen.findByRole('button', { name: 'Marquer payée' }))
    expect(await screen.findByText('Information mises à jour')).toBeInTheDocument()
    expect(paymentCalls[0]?.url.searchParams.get('fullyPaid')).toBe('true')
  })

  it('loads the list again when « Réessayer » is clicked after a failure', async () => {
    mockFailure('GET /billings', 403, errorCode.forbidden)
    openPage()
    await screen.findByText('Le chargement a échoué.')
    mockResponse('GET /billings', 200, pageOf([buildBill(1)]))
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('listitem')).toBeInTheDocument()
  })

  it('has a filter by therapist in the Ultime offer only', async () => {
    const calls = mockResponse('GET /billings', 200, pageOf([]))
    const { unmount } = openPage()
    await screen.findByText('Aucune facture trouvée')
    await user.click(screen.getByRole('button', { name: 'Filtres' }))
    expect(screen.getByRole('combobox', { name: 'Envois' })).toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Praticien' })).not.toBeInTheDocument()
    unmount()
    signedInAs({ tenant: { ...aUser().tenant, offer: 'ULTIME' } })
    mockResponse('GET /user/team', 200, [
      {
        version: 'v1',
        id: id(7),
        firstname: 'Inès',
        lastname: 'Belkacem',
        email: 'ines@exemple.fr',
        role: 'THERAPIST',
        authorizations: [],
      },
    ])
    openPage()
    await user.click(screen.getByRole('button', { name: 'Filtres' }))
    await user.click(await screen.findByRole('combobox', { name: 'Praticien' }))
    await user.click(await screen.findByRole('option', { name: 'Inès Belkacem' }))
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('therapistId')).toBe(id(7)))
  })
})
