import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { MonthEnd, MonthEndSession } from 'shared/contracts/finance/monthEnd'
import { id, mockFailure, mockResponse, openArea, resetMocks, setNow, signedInAs } from 'shared/testing'
import area from '../remote.tsx'
import { emptyMonth } from '../testing/emptyMonth.ts'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const path = '/pros/administration/month-end'

const buildSession = (number: number, change: Partial<MonthEndSession> = {}): MonthEndSession => ({
  id: id(number),
  date: '2026-11-12',
  startTime: '10:00',
  patient: 'Martin Léa',
  sessionType: 'Équithérapie',
  price: 60,
  ...change,
})

const vatDue = {
  onInvoices: false,
  base: 250,
  tax: 45.5,
  rates: [
    { rate: 20, base: 200, tax: 40 },
    { rate: 11, base: 50, tax: 5.5 },
  ],
  unknown: [],
}
const fullMonth: MonthEnd = {
  ...emptyMonth,
  requests: { count: 1, expired: 2, sessions: [buildSession(1)] },
  absences: { count: 1, netPrice: 60, sessions: [buildSession(2)] },
  withoutPrice: { count: 1, sessions: [buildSession(3, { price: 0 })] },
  unbilled: {
    count: 3,
    nbPatients: 1,
    netPrice: 180.5,
    patients: [{ patientId: id(100), name: 'Durand Paul', sessions: 3, netPrice: 180.5 }],
  },
  unpaid: {
    count: 2,
    due: 300,
    overdue: 120,
    bills: [
      {
        id: id(200),
        billNumber: '2026-0042',
        patient: 'Petit Zoé',
        payerName: 'Mutuelle des Monts',
        dueOn: '2026-11-28',
        overdueDays: 7,
        remaining: 120,
      },
    ],
  },
  clubs: { count: 2, due: 26.05, clubs: [{ id: id(301), name: 'Écuries du Lac', sessions: 2, due: 26.05 }] },
  vat: vatDue,
}

const openPage = (search = '') => openArea(area.Root, `${path}${search}`)
const findStep = (name: string) => screen.findByRole('region', { name })
const hrefOf = (region: HTMLElement, name: string) => within(region).getByRole('link', { name }).getAttribute('href')
const periodQuery = 'startDate=2026-11-01&endDate=2026-11-30'

beforeEach(() => {
  setNow('2026-12-05T10:00:00Z')
  signedInAs()
})
afterEach(() => {
  resetMocks()
  jest.useRealTimers()
})

describe('the month-end page', () => {
  it('opens on the previous month during the first days of a month, and has a button for the month before it', async () => {
    const calls = mockResponse('GET /month-end', 200, emptyMonth)
    const { address } = openPage()
    expect(await screen.findByText(/Rien ne reste à faire pour novembre 2026/)).toBeVisible()
    expect(calls.map(({ url }) => url.search)).toEqual(['?month=2026-11'])
    await user.click(screen.getByRole('button', { name: 'Mois précédent' }))
    expect(address()).toBe(`${path}?month=2026-10`)
  })

  it('shows the remaining count and rows of each task, and links to the pages where the task is done', async () => {
    mockResponse('GET /month-end', 200, fullMonth)
    openPage()
    const requests = await findStep('Demandes à valider')
    expect(screen.getByText(/étapes sur/)).toHaveTextContent('Il reste 6 étapes sur 6 pour novembre 2026.')
    expect(requests).toHaveTextContent('2 demandes du mois ont expiré sans réponse')
    expect(hrefOf(requests, '12/11/2026 à 10:00 · Martin Léa')).toBe(`/pros/session/${id(1)}`)
    expect(hrefOf(requests, "Voir l'agenda du mois")).toBe('/pros/sessions?date=2026-11-01&vue=mois')

    const absences = await findStep('Absents : à vérifier')
    expect(absences).toHaveTextContent(/1 séance · 60,00.€ H.T/)
    expect(hrefOf(absences, 'Facturer la séance du 12/11/2026 à 10:00')).toBe(`/pros/billings?sessionId=${id(2)}`)
    expect(hrefOf(await findStep('Séances sans prix'), 'Voir les séances du mois')).toBe(
      `/sales/details?${periodQuery}`,
    )

    const unbilled = await findStep('Séances à facturer')
    expect(unbilled).toHaveTextContent(/3 séances · 180,50.€ H.T/)
    expect(hrefOf(unbilled, 'Facturer le mois')).toBe('/pros/billings/unbilled?month=2026-11')

    const unpaid = await findStep('Factures à encaisser')
    expect(unpaid).toHaveTextContent(/2 factures · 300,00.€, dont 120,00.€ en retard/)
    expect(unpaid).toHaveTextContent('échue le 28/11/2026, il y a 7 jours')
    expect(unpaid).toHaveTextContent('2026-0042 · Mutuelle des Monts (pour Petit Zoé)')
    expect(unpaid).toHaveTextContent('et 1 autre')
    expect(hrefOf(unpaid, 'Voir les factures')).toBe(`/pros/billings/details?${periodQuery}&status=UNPAID`)
    expect(hrefOf(unpaid, 'Relancer')).toBe('/pros/billings/reminders')

    const clubs = await findStep('Lieux à payer')
    expect(hrefOf(clubs, 'Écuries du Lac')).toBe(`/pros/clubs/amount-details?${periodQuery}&clubId=${id(301)}`)
    expect(hrefOf(clubs, 'Régler Écuries du Lac')).toBe(`/pros/clubs/${id(301)}?${periodQuery}`)

    const vat = await findStep('TVA due')
    expect(vat).toHaveTextContent(/45,50.€ sur 250,00.€ H.T/)
    expect(
      within(vat)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^20 %sur 200,00.€ H.T40,00.€$/),
      expect.stringMatching(/^11 %sur 50,00.€ H.T5,50.€$/),
    ])
    expect(hrefOf(vat, 'Livres comptables')).toBe(`/pros/administration/books?${periodQuery}`)
  })

  it('names the invoice that is not included in the VAT', async () => {
    mockResponse('GET /month-end', 200, { ...emptyMonth, vat: { ...vatDue, unknown: ['F-12'] } })
    openPage()
    expect(await findStep('TVA due')).toHaveTextContent(
      "Sans la facture F-12 : elle n'a pas été émise ici, et sa TVA n'est pas connue.",
    )
  })

  it('reminds of the VAT declaration when nothing else remains', async () => {
    mockResponse('GET /month-end', 200, { ...emptyMonth, vat: fullMonth.vat })
    openPage()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Rien ne reste à faire pour novembre 2026. Déclarez la TVA due, si ce n'est pas encore fait.",
    )
  })

  it('shows five of eight rows, the others on demand, and the number of rows that are not listed', async () => {
    const sessions = Array.from({ length: 8 }, (_, index) => buildSession(500 + index, { patient: `Patient ${index}` }))
    mockResponse('GET /month-end', 200, { ...emptyMonth, absences: { count: 11, netPrice: 660, sessions } })
    openPage()
    const absences = await findStep('Absents : à vérifier')
    expect(within(absences).getAllByRole('listitem')).toHaveLength(5)
    await user.click(within(absences).getByRole('button', { name: 'Voir 3 de plus' }))
    expect(within(absences).getAllByRole('listitem')).toHaveLength(8)
    expect(absences).toHaveTextContent('et 3 autres')
  })

  it('has no links to pages that the member may not open', async () => {
    signedInAs({ privileges: ['ADMINISTRATION'] })
    mockResponse('GET /month-end', 200, {
      ...fullMonth,
      absences: { count: 1, netPrice: 60, sessions: [buildSession(2, { patient: null })] },
      unpaid: { ...fullMonth.unpaid, bills: [] },
    })
    openPage()
    const absences = await findStep('Absents : à vérifier')
    expect(absences).toHaveTextContent('12/11/2026 à 10:00')
    expect(
      within(absences)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Voir les séances du mois'])
    for (const name of ['Demandes à valider', 'Séances à facturer', 'Factures à encaisser', 'Lieux à payer'])
      expect(within(await findStep(name)).queryByRole('link')).toBeNull()
  })

  it('sends no request for a month that has not begun', async () => {
    const calls = mockResponse('GET /month-end', 200, emptyMonth)
    openPage('?month=2027-01')
    expect(await screen.findByText("Ce mois n'a pas encore commencé : choisissez un mois déjà venu.")).toBeVisible()
    expect(screen.getByRole('button', { name: 'Mois suivant' })).toBeDisabled()
    expect(calls).toEqual([])
  })

  it('shows that the current month is not finished', async () => {
    mockResponse('GET /month-end', 200, { ...emptyMonth, month: '2026-12' })
    openPage('?month=2026-12')
    expect(await screen.findByText(/Le mois n'est pas terminé/)).toBeVisible()
  })

  it.each([
    [400, errorCode.reportTooLong, 'Ce mois a trop de factures ou de paiements pour être montré en une fois.'],
    [403, errorCode.forbidden, 'Le chargement a échoué.'],
  ])(
    'shows a message for the failure %s %s, and loads again when « Réessayer » is clicked',
    async (status, code, sentence) => {
      mockFailure('GET /month-end', status, code)
      openPage()
      expect(await screen.findByText(sentence)).toBeVisible()
      mockResponse('GET /month-end', 200, emptyMonth)
      await user.click(screen.getByRole('button', { name: 'Réessayer' }))
      expect(await screen.findByText(/Rien ne reste à faire pour novembre 2026/)).toBeVisible()
    },
  )
})
