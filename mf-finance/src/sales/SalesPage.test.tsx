import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Sale, SalesPage } from 'shared/contracts/finance/sales'
import { id, mockFailure, mockResponse, openArea, resetMocks, setNow, signedInAs } from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const buildSale = (number: number, change: Partial<Sale> = {}): Sale => ({
  id: id(number),
  date: '2026-11-12',
  startTime: '10:00',
  endTime: '11:00',
  patient: { id: id(100), name: 'Martin Léa' },
  withAnimalOnly: false,
  sessionType: 'Équithérapie',
  club: 'Écuries du Lac',
  therapist: 'Alice Durand',
  netPrice: 50,
  rate: 20,
  tax: 10,
  totalPrice: 60,
  charges: 15.05,
  paid: true,
  billId: null,
  billNumber: null,
  ...change,
})
const pageOf = (content: Sale[], totalElements = content.length): SalesPage => ({
  content,
  totalElements,
  itemsPerPage: 10,
  totalPages: Math.ceil(totalElements / 10),
  totals: {
    nbHours: 27.5,
    netPrice: 1000.5,
    tax: 200.1,
    totalPrice: 1200.6,
    paidNetPrice: 500,
    paid: 600,
    due: 600.6,
    charges: 210.05,
    paidCharges: 100,
    withoutPrice: 1,
    animalsAlone: 2,
  },
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

describe('the details of the sales', () => {
  it('show each session with its amounts, and the totals of all matching sessions', async () => {
    const calls = mockResponse(
      'GET /sales/details',
      200,
      pageOf(
        [
          buildSale(1),
          buildSale(2, { patient: null, club: null, rate: 0, tax: 0, totalPrice: 50, charges: 0, paid: false }),
          buildSale(3, { patient: null, withAnimalOnly: true, netPrice: 0, tax: 0, totalPrice: 0, paid: false }),
        ],
        25,
      ),
    )
    openArea(area.Root, '/sales/details')
    const [head, first, second, third] = await screen.findAllByRole('row')
    expect(head).toHaveTextContent('DatePatientTypeLieuHTTVATTCChargesPaiement')
    expect(first).toHaveTextContent(
      /12\/11\/2026 10:00 – 11:00Martin LéaÉquithérapieÉcuries du Lac50,00.€10,00.€ \(20 %\)60,00.€15,05.€Payée/,
    )
    expect(second).toHaveTextContent(/—Équithérapie—50,00.€—50,00.€—Non payée/)
    expect(third).toHaveTextContent(/Travail de l'animalÉquithérapieÉcuries du Lac0,00.€.*15,05.€—$/)
    expect(screen.getByText("25 séances, dont 1 sans prix et 2 de travail de l'animal")).toBeVisible()
    const totals = within(screen.getByLabelText('Totaux'))
    for (const [name, text] of [
      ['Total HT', /1.000,50.€/],
      ['Payé HT', /500,00.€/],
      ['Charges', /210,05.€/],
      ['Charges des séances payées', /100,00.€/],
      ['Heures', /27 h 30/],
    ] as const)
      expect(totals.getByText(name).nextSibling).toHaveTextContent(text)
    expect(screen.getByText('À encaisser TTC').nextSibling).toHaveTextContent(/600,60.€/)
    expect(calls[0]?.url.search).toBe('?startDate=2026-11-01&endDate=2027-01-31&page=0&size=10')
  })

  it('are opened by a redirect from /pros/sales/details, with the same period', async () => {
    mockResponse('GET /sales/details', 200, pageOf([buildSale(1)]))
    const { address } = openArea(area.Root, '/pros/sales/details?startDate=2026-03-01&endDate=2026-03-31')
    await screen.findByRole('heading', { level: 1, name: 'Détail des ventes' })
    expect(address()).toBe('/sales/details?startDate=2026-03-01&endDate=2026-03-31')
  })

  it('explain why the file of all matching sales could not be downloaded', async () => {
    mockResponse('GET /sales/details', 200, pageOf([buildSale(1)]))
    const calls = mockFailure('GET /sales/details/file', 400, errorCode.reportTooLong)
    openArea(area.Root, '/sales/details')
    await user.click(await screen.findByRole('button', { name: 'PDF' }))
    expect(
      await screen.findByText(
        'Cette période a trop de lignes pour un seul fichier : choisissez-en une plus courte, ou le fichier CSV.',
      ),
    ).toBeVisible()
    expect(calls[0]?.url.search).toBe('?startDate=2026-11-01&endDate=2027-01-31&format=pdf')
  })

  it('send no request when the end date is before the start date, and explain why', async () => {
    const calls = mockResponse('GET /sales/details', 200, pageOf([buildSale(1)]))
    openArea(area.Root, '/sales/details?startDate=2026-03-02&endDate=2026-03-01')
    expect(await screen.findByText('La date de fin ne peut être inférieure à la date de début')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('row')).toBeNull())
    expect(calls).toEqual([])
  })

  it('show a message when there are no sales in the period', async () => {
    mockResponse('GET /sales/details', 200, pageOf([]))
    openArea(area.Root, '/sales/details')
    expect(await screen.findByText('Aucune séance vendue sur cette période')).toBeVisible()
  })
})
