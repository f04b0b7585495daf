import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { ReceivedPayment } from 'shared/contracts/finance/sales'
import { aUser, id, mockResponse, openArea, resetMocks, setNow, signedInAs } from 'shared/testing'
import area from '../remote.tsx'

const path = '/pros/administration/payments'

const buildPayment = (number: number, change: Partial<ReceivedPayment> = {}): ReceivedPayment => ({
  id: id(number),
  kind: 'PAYMENT',
  means: 'CHEQUE',
  amount: 120,
  paidOn: '2026-12-03',
  bill: { id: id(50), billNumber: '2026-0012', issuedOn: '2026-08-31' },
  clientName: 'Martin Léa',
  ...change,
})
const mockJournal = (...content: ReceivedPayment[]) =>
  mockResponse('GET /sales/payments', 200, {
    content,
    totalElements: content.length,
    itemsPerPage: 10,
    totalPages: 1,
    total: 960,
  })

beforeEach(() => {
  window.innerWidth = 1280
  setNow('2027-01-15T10:00:00Z')
  signedInAs({ roles: ['ROLE_ADMIN'] })
})
afterEach(() => {
  resetMocks()
  jest.useRealTimers()
})

describe('the page of received payments', () => {
  it('lists the entries of the journal with their total, each with a link to its invoice', async () => {
    const calls = mockJournal(buildPayment(1), buildPayment(2, { kind: 'REFUND', means: 'TRANSFER', amount: -20 }))
    openArea(area.Root, `${path}?startDate=2026-12-01&endDate=2026-12-31`)
    const [head, first, second] = await screen.findAllByRole('row')
    expect(head).toHaveTextContent('DateClientFactureNatureRèglementMontant TTC')
    expect(first).toHaveTextContent(/03\/12\/2026Martin Léa2026-0012PaiementChèque120,00.€/)
    expect(second).toHaveTextContent(/RemboursementVirement-20,00.€/)
    expect(screen.getByText('2 lignes du journal')).toBeVisible()
    expect(screen.getByText('Encaissé TTC').nextSibling).toHaveTextContent(/960,00.€/)
    expect(screen.getAllByRole('link', { name: '2026-0012' })[0]).toHaveAttribute(
      'href',
      '/pros/billings/details?name=2026-0012&startDate=2026-08-31&endDate=2026-08-31',
    )
    expect(screen.getByRole('link', { name: 'Livres comptables' })).toHaveAttribute(
      'href',
      '/pros/administration/books?startDate=2026-12-01&endDate=2026-12-31',
    )
    expect(calls[0]?.url.search).toBe('?startDate=2026-12-01&endDate=2026-12-31&page=0&size=10')
  })

  it('has no links to invoices without the BILL privilege', async () => {
    signedInAs({ privileges: ['ADMINISTRATION'] })
    mockJournal(buildPayment(1, { clientName: null }))
    openArea(area.Root, path)
    expect(await screen.findByRole('cell', { name: '2026-0012' })).toBeVisible()
    expect(screen.queryByRole('link', { name: '2026-0012' })).toBeNull()
  })

  it.each([
    ['ULTIME', id(7)],
    ['PRO', null],
  ] as const)(
    'applies the therapist of the URL only in the Ultime offer: offer %s, sent therapistId %s',
    async (offer, expected) => {
      signedInAs({ roles: ['ROLE_ADMIN'], tenant: { ...aUser().tenant, offer } })
      mockResponse('GET /user/team', 200, [])
      const calls = mockJournal(buildPayment(1))
      openArea(area.Root, `${path}?therapistId=${id(7)}`)
      await screen.findByText('1 ligne du journal')
      expect(calls[0]?.url.searchParams.get('therapistId')).toBe(expected)
    },
  )

  it('sends no request when the end date is before the start date', async () => {
    const calls = mockJournal(buildPayment(1))
    openArea(area.Root, `${path}?startDate=2026-12-31&endDate=2026-12-01`)
    expect(await screen.findByText('La date de fin ne peut être inférieure à la date de début')).toBeVisible()
    expect(calls).toEqual([])
  })
})
