import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { BillClosure } from 'shared/contracts/finance/billClosures'
import { id, mockRawResponse, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import area from '../../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const buildClosure = (number: number, change: Partial<BillClosure> = {}): BillClosure => ({
  id: id(number),
  period: 'MONTH',
  position: number,
  firstDay: '2026-10-01',
  lastDay: '2026-10-31',
  billCount: 12,
  billed: 1440,
  billedNet: 1200,
  creditNoteCount: 1,
  credited: 40,
  creditedNet: 40,
  paymentCount: 3,
  received: 300,
  refunded: 20,
  perpetualBilled: 5400,
  perpetualReceived: 4280,
  closedAt: '2026-11-01T00:10:00.000Z',
  hash: 'ab'.repeat(32),
  ...change,
})
const pageOf = (content: BillClosure[]) => ({
  content,
  totalElements: content.length,
  itemsPerPage: 20,
  totalPages: 1,
})
const openPage = (search = '') => openArea(area.Root, `/pros/billings/closures${search}`)

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
})
afterEach(resetMocks)

describe('the page of closures', () => {
  it('shows the amounts billed and received in each month, and the running totals', async () => {
    const calls = mockResponse('GET /bill-closures', 200, pageOf([buildClosure(1)]))
    openPage()
    const row = (await screen.findByText('octobre 2026')).closest('[role="row"], tr')
    expect(row).toHaveTextContent(/12 factures, 1 avoir1.400,00.€280,00.€5.400,00.€4.280,00.€01\/11\/2026/)
    expect(calls[0]?.url.searchParams.get('period')).toBe('MONTH')
  })

  it('lists the closures by day, and downloads them as a CSV file', async () => {
    const calls = mockResponse('GET /bill-closures', 200, pageOf([buildClosure(1, { period: 'DAY' })]))
    const fileSearches: string[] = []
    mockRawResponse('GET /bill-closures/file', ({ url }) => {
      fileSearches.push(new URL(url).search)
      return new Response('1;', { headers: { 'content-type': 'text/csv' } })
    })
    const { address } = openPage()
    await user.click(await screen.findByRole('combobox', { name: 'Période' }))
    await user.click(screen.getByRole('option', { name: 'Jours' }))
    await waitFor(() => expect(address()).toBe('/pros/billings/closures?period=DAY'))
    expect(await screen.findByText('01/10/2026')).toBeInTheDocument()
    expect(calls.at(-1)?.url.searchParams.get('period')).toBe('DAY')
    await user.click(screen.getByRole('button', { name: 'Télécharger (CSV)' }))
    await waitFor(() => expect(fileSearches).toEqual(['?period=DAY']))
  })

  it('shows a message when there is no closed period', async () => {
    mockResponse('GET /bill-closures', 200, pageOf([]))
    openPage('?period=YEAR')
    expect(await screen.findByText('Aucune période close')).toBeInTheDocument()
  })
})
