import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ActivityStats } from 'shared/contracts/finance/dashboard'
import { aUser, id, mockFailure, mockResponse, openArea, resetMocks, setNow, signedInAs } from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const aStats = (change: Partial<ActivityStats> = {}): ActivityStats => ({
  startDate: '2026-11-01',
  endDate: '2027-01-31',
  nbPatients: 12,
  nbClubs: 2,
  nbAnimals: 5,
  nbSessions: 40,
  nbSessionsWithoutPrice: 0,
  estimatedRevenue: 1234.5,
  estimatedRevenueCharges: 210.05,
  billedRevenue: 900,
  incomeReceived: 800,
  incomeReceivedCharges: 100,
  paymentsReceived: 960,
  nbBills: 3,
  nbCreditNotes: 1,
  nbEstimations: 4,
  infosByWeek: [
    { weekNumber: 53, year: 2026, nbHours: 7.5, taxes: 210.05, earnings: 800, expectedEarnings: 1000.5 },
    { weekNumber: 1, year: 2027, nbHours: 3, taxes: 0, earnings: 0, expectedEarnings: 234 },
  ],
  ...change,
})

const open = (search = '') => openArea(area.Root, `/pros/administration${search}`)
const findFigure = (name: string) => screen.findByRole('region', { name })
const rangeQuery = '?startDate=2026-11-01&endDate=2027-01-31'

beforeEach(() => {
  setNow('2027-01-15T10:00:00Z')
  signedInAs({ roles: ['ROLE_ADMIN'] })
  mockResponse('GET /user/activity', 200, aStats())
})
afterEach(() => {
  resetMocks()
  jest.useRealTimers()
})

describe('the dashboard', () => {
  it('requests the current month with the two previous months, and the same days a year before', async () => {
    const calls = mockResponse('GET /user/activity', 200, aStats())
    open()
    await findFigure('Gains')
    await waitFor(() =>
      expect(calls.map(({ url }) => url.search)).toEqual([rangeQuery, '?startDate=2025-11-01&endDate=2026-01-31']),
    )
  })

  it('shows a figure with its value a year before, its explanation and a link to the list behind it', async () => {
    open()
    const expectedFigure = await findFigure('Gains attendus')
    expect(expectedFigure).toHaveTextContent(/1.234,50.€/)
    await waitFor(() => expect(expectedFigure).toHaveTextContent(/1.234,50.€ un an avant \(0 %\)/))
    expect(within(expectedFigure).getByRole('link')).toHaveAttribute('href', `/sales/details${rangeQuery}`)
    expect(expectedFigure).toHaveTextContent('Explication')
    expect(expectedFigure).toHaveTextContent('Prix hors taxes des séances validées')
    expect(await findFigure('Charges')).toHaveTextContent(/210,05.€/)
    expect(await findFigure('Gains')).toHaveTextContent(/800,00.€/)
    const bills = await findFigure('Factures')
    expect(bills).toHaveTextContent('Factures3')
    expect(within(bills).getByRole('link')).toHaveAttribute('href', `/pros/billings/details${rangeQuery}`)
    expect(within(await findFigure('Devis')).getByRole('link')).toHaveAttribute(
      'href',
      `/pros/estimations/details${rangeQuery}`,
    )
    const receivedLink = within(await findFigure('Encaissé')).getByRole('link', {
      name: 'Encaissé : voir les paiements',
    })
    expect(receivedLink).toHaveAttribute('href', `/pros/administration/payments${rangeQuery}`)
    expect(within(await findFigure('Charges')).getByRole('link')).toHaveAttribute('href', `/sales/details${rangeQuery}`)
  })

  it('links only to the lists that the member may open', async () => {
    signedInAs({ privileges: ['ADMINISTRATION'] })
    open()
    expect(within(await findFigure('Factures')).queryByRole('link')).toBeNull()
    expect(within(await findFigure('Gains')).getByRole('link')).toBeVisible()
  })

  it('marks a figure that cannot be computed, and counts the sessions without a price', async () => {
    mockResponse('GET /user/activity', 200, aStats({ billedRevenue: null, nbSessionsWithoutPrice: 2 }))
    open()
    const billedFigure = await findFigure('Facturé')
    expect(billedFigure).toHaveTextContent('Ne peut être calculé')
    expect(billedFigure).toHaveTextContent("Le montant hors taxes d'une facture de la période n'est pas connu.")
    expect(billedFigure).not.toHaveTextContent('0,00')
    expect(screen.getByRole('alert')).toHaveTextContent('2 séances sans prix ne comptent pour rien dans les montants.')
  })

  it('shows the data of its charts as tables, by ISO week and year', async () => {
    open()
    const finance = await findFigure('Charges, gains et gains attendus par semaine')
    await user.click(within(finance).getByRole('button', { name: 'Voir les données' }))
    const rows = within(within(finance).getByRole('table')).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'SemaineChargesGainsGains attendus',
      'S53 2026210,05 €800,00 €1 000,50 €',
      'S1 20270,00 €0,00 €234,00 €',
    ])
    const hours = await findFigure('Heures par semaine')
    await user.click(within(hours).getByRole('button', { name: 'Voir les données' }))
    expect(within(hours).getByRole('row', { name: /S53 2026/ })).toHaveTextContent('7 h 30')
  })

  it('explains its charts, and links each week to the sessions of its days within the period', async () => {
    mockResponse('GET /user/activity', 200, aStats({ startDate: '2026-12-30', endDate: '2027-01-06' }))
    open('?startDate=2026-12-30&endDate=2027-01-06')
    for (const [name, sentence] of [
      ['Heures par semaine', "travail de l'animal seul compris"],
      ['Charges, gains et gains attendus par semaine', 'les locations à votre charge (charges)'],
    ] as const) {
      const chart = await findFigure(name)
      expect(chart).toHaveTextContent(sentence)
      expect(within(chart).getByRole('link', { name: `${name} : voir les séances` })).toHaveAttribute(
        'href',
        '/sales/details?startDate=2026-12-30&endDate=2027-01-06',
      )
      await user.click(within(chart).getByRole('button', { name: 'Voir les données' }))
      const hrefs = within(within(chart).getByRole('table'))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
      expect(hrefs).toEqual([
        '/sales/details?startDate=2026-12-30&endDate=2027-01-03',
        '/sales/details?startDate=2027-01-04&endDate=2027-01-06',
      ])
    }
  })

  it.each([
    ['?startDate=2027-01-02&endDate=2027-01-01', 'La date de fin ne peut être inférieure à la date de début'],
    ['?startDate=2027-01-16', "La période commence après aujourd'hui : choisissez un premier jour déjà venu"],
    ['?startDate=2017-01-01', 'La période dépasse dix ans : choisissez des dates plus proches'],
  ])('sends no request for %s, and explains why', async (search, sentence) => {
    const calls = mockResponse('GET /user/activity', 200, aStats())
    open(search)
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(calls).toEqual([])
  })

  it('can be filtered by therapist in the Ultime offer, and reset to all therapists', async () => {
    signedInAs({ roles: ['ROLE_ADMIN'], tenant: { ...aUser().tenant, offer: 'ULTIME' } })
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
    const calls = mockResponse('GET /user/activity/therapists', 200, [
      { therapistId: id(7), activities: aStats({ incomeReceived: 77 }) },
    ])
    const { address } = open()
    await findFigure('Gains')
    await user.click(await screen.findByRole('combobox', { name: 'Praticien' }))
    await user.click(await screen.findByRole('option', { name: 'Inès Belkacem' }))
    await waitFor(() => expect(calls[0]?.url.searchParams.get('therapistId')).toBe(id(7)))
    expect(await screen.findByText(/^77,00.€$/)).toBeVisible()
    expect(within(await findFigure('Gains')).getByRole('link')).toHaveAttribute(
      'href',
      `/sales/details${rangeQuery}&therapistId=${id(7)}`,
    )
    const hours = await findFigure('Heures par semaine')
    await user.click(within(hours).getByRole('button', { name: 'Voir les données' }))
    expect(within(hours).getByRole('link', { name: 'S1 2027 : voir les séances' })).toHaveAttribute(
      'href',
      `/sales/details?startDate=2027-01-04&endDate=2027-01-10&therapistId=${id(7)}`,
    )
    await user.click(screen.getByRole('combobox', { name: 'Praticien' }))
    await user.click(await screen.findByRole('option', { name: 'Tous' }))
    await waitFor(() => expect(address()).toBe('/pros/administration'))
  })

  it('loads again when « Réessayer » is clicked after a failure', async () => {
    mockFailure('GET /user/activity', 403, 'E403')
    open()
    await screen.findByText('Le chargement a échoué.')
    mockResponse('GET /user/activity', 200, aStats())
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await findFigure('Gains')).toBeVisible()
  })
})
