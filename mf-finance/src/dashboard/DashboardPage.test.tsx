import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { ActivityStats } from 'shared/contracts/finance/dashboard'
import {
  anAnimal,
  aUser,
  id,
  mockFailure,
  mockResponse,
  openArea,
  resetMocks,
  setNow,
  signedInAs,
} from 'shared/testing'
import area from '../remote.tsx'
import { emptyMonth } from '../testing/emptyMonth.ts'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const buildStats = (change: Partial<ActivityStats> = {}): ActivityStats => ({
  startDate: '2026-11-01',
  endDate: '2027-01-31',
  nbPatients: 12,
  nbClubs: 2,
  nbAnimals: 5,
  nbSessions: 40,
  nbHours: 42,
  nbHoursDone: 10.5,
  nbSessionsWithoutPrice: 0,
  estimatedRevenue: 1234.5,
  estimatedRevenueCharges: 210.05,
  billedRevenue: 900,
  incomeReceived: 800,
  incomeReceivedCharges: 100,
  paymentsReceived: 960,
  toCollect: { nbBills: 3, due: 420, overdue: 180 },
  toBill: { nbSessions: 131, netPrice: 10_001 },
  nbBills: 3,
  nbCreditNotes: 1,
  nbEstimations: 4,
  infosByWeek: [
    {
      weekNumber: 53,
      year: 2026,
      nbHours: 7.5,
      taxes: 210.05,
      earnings: 800,
      expectedEarnings: 1000.5,
      paymentsReceived: 960,
    },
    { weekNumber: 1, year: 2027, nbHours: 3, taxes: 0, earnings: 0, expectedEarnings: 234, paymentsReceived: 0 },
  ],
  ...change,
})

const openPage = (search = '') => openArea(area.Root, `/pros/administration${search}`)
/** Finds a main figure or a chart. */
const findRegion = (name: string) => screen.findByRole('region', { name })
/** Finds a row of the table of all figures. */
const findFigure = (name: string) => screen.findByRole('listitem', { name })
const rangeQuery = '?startDate=2026-11-01&endDate=2027-01-31'

beforeEach(() => {
  setNow('2027-01-15T10:00:00Z')
  signedInAs({ roles: ['ROLE_ADMIN'] })
  mockResponse('GET /user/activity', 200, buildStats())
  mockResponse('GET /month-end', 200, { ...emptyMonth, month: '2026-12' })
  mockResponse('GET /animals', 200, [])
})
afterEach(() => {
  resetMocks()
  jest.useRealTimers()
})

describe('the dashboard', () => {
  it('requests the current month with the two previous months, and the same days a year before', async () => {
    const calls = mockResponse('GET /user/activity', 200, buildStats())
    openPage()
    await findFigure('Gains')
    await waitFor(() =>
      expect(calls.map(({ url }) => url.search)).toEqual([rangeQuery, '?startDate=2025-11-01&endDate=2026-01-31']),
    )
  })

  it('shows a figure with its value a year before, its explanation and a link to its list', async () => {
    openPage()
    const expectedFigure = await findFigure('Gains attendus')
    expect(expectedFigure).toHaveTextContent(/1.234,50.€/)
    await waitFor(() => expect(expectedFigure).toHaveTextContent(/1.234,50.€ un an avant \(0 %\)/))
    expect(within(expectedFigure).getByRole('link')).toHaveAttribute('href', `/sales/details${rangeQuery}`)
    expect(expectedFigure).toHaveTextContent('Prix hors taxes des séances validées')
    expect(await findFigure('Charges')).toHaveTextContent(/210,05.€/)
    expect(await findFigure('Gains')).toHaveTextContent(/800,00.€/)
    const bills = await findFigure('Factures')
    expect(bills).toHaveTextContent(/les avoirs ne sont pas comptés\.3/i)
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

  it('shows the four main figures with their notes, and links « À encaisser » to the unpaid invoices', async () => {
    openPage()
    await waitFor(async () =>
      expect(await findRegion('Encaissé')).toHaveTextContent(/^Encaissé960,00.€960,00.€ un an avant \(0 %\)$/),
    )
    expect(await findRegion('À encaisser')).toHaveTextContent(/^À encaisser420,00.€dont 180,00.€ en retard$/)
    expect(within(await findRegion('À encaisser')).getByRole('link')).toHaveAttribute(
      'href',
      `/pros/billings/details${rangeQuery}&status=UNPAID`,
    )
    expect(await findRegion('À facturer')).toHaveTextContent(/^À facturer10.001,00.€131 séances · HT$/)
    const hours = await findRegion('Heures faites')
    expect(hours).toHaveTextContent(/^Heures faites10 h 30sur 42 h prévues$/)
    expect(hours.querySelector('[role=progressbar]')).toHaveAttribute('aria-valuenow', '25')
  })

  it('shows no comparison for a figure that was 0 a year before', async () => {
    mockResponse('GET /user/activity', 200, buildStats({ paymentsReceived: 0, estimatedRevenue: 0 }))
    openPage()
    await waitFor(async () => expect(await findFigure('Gains')).toHaveTextContent('un an avant'))
    expect(await findRegion('Encaissé')).not.toHaveTextContent('un an avant')
    expect(await findFigure('Gains attendus')).not.toHaveTextContent('un an avant')
  })

  it('lists the tasks of the month to close, and the animals near their limit this week', async () => {
    mockResponse('GET /month-end', 200, {
      ...emptyMonth,
      month: '2026-12',
      unpaid: { count: 2, due: 300, overdue: 120, bills: [] },
    })
    mockResponse('GET /animals', 200, [
      anAnimal({
        name: 'Câline',
        nbWorkingHoursByWeek: 4,
        infosByWeek: [{ weekNumber: 2, year: 2027, nbHours: 5.75 }],
      }),
      anAnimal({ id: id(51), name: 'Noisette', nbWorkingHoursByWeek: 10, infosByWeek: [] }),
    ])
    openPage()
    const tasks = await findRegion('À faire')
    expect(await within(tasks).findByRole('heading')).toHaveTextContent('À faire · décembre 2026')
    const unpaidTask = await within(tasks).findByRole('link', { name: /Factures à encaisser/ })
    expect(unpaidTask).toHaveTextContent(/2 factures · 300,00.€, dont 120,00.€ en retard/)
    expect(unpaidTask).toHaveAttribute('href', '/pros/administration/month-end?month=2026-12')
    expect(within(tasks).getByRole('link', { name: /^Séances sans prix ?Rien à faire$/ })).toBeVisible()
    const animals = await findRegion('Animaux proches de leur limite')
    expect(
      within(animals)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Câline5 h 45 sur 4 h'])
  })

  it('links only to the lists that the member may open', async () => {
    signedInAs({ privileges: ['ADMINISTRATION'] })
    openPage()
    expect(within(await findFigure('Factures')).queryByRole('link')).toBeNull()
    expect(within(await findFigure('Gains')).getByRole('link')).toHaveTextContent('Voir les séances')
  })

  it('marks a figure that cannot be computed, and counts the sessions without a price', async () => {
    mockResponse('GET /user/activity', 200, buildStats({ billedRevenue: null, nbSessionsWithoutPrice: 2 }))
    openPage()
    const billedFigure = await findFigure('Facturé')
    expect(billedFigure).toHaveTextContent('Ne peut être calculé')
    expect(billedFigure).toHaveTextContent("Le montant hors taxes d'une facture de la période n'est pas connu.")
    expect(billedFigure).not.toHaveTextContent('0,00')
    expect(screen.getByRole('alert')).toHaveTextContent('2 séances sans prix ne comptent pour rien dans les montants.')
  })

  it('shows the data of its charts as tables, by ISO week and year', async () => {
    openPage()
    const finance = await findRegion('Charges, gains et gains attendus par semaine')
    await user.click(within(finance).getByRole('button', { name: 'Voir les données' }))
    const rows = within(within(finance).getByRole('table')).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'SemaineChargesGainsGains attendus',
      'S53 2026210,05 €800,00 €1 000,50 €',
      'S1 20270,00 €0,00 €234,00 €',
    ])
    const hours = await findRegion('Heures par semaine')
    await user.click(within(hours).getByRole('button', { name: 'Voir les données' }))
    expect(within(hours).getByRole('row', { name: /S53 2026/ })).toHaveTextContent('7 h 30')
  })

  it('explains its charts, and links each week to the sessions of its days within the period', async () => {
    mockResponse('GET /user/activity', 200, buildStats({ startDate: '2026-12-30', endDate: '2027-01-06' }))
    openPage('?startDate=2026-12-30&endDate=2027-01-06')
    for (const [name, sentence] of [
      ['Heures par semaine', "travail de l'animal seul compris"],
      ['Charges, gains et gains attendus par semaine', 'les locations à votre charge (charges)'],
    ] as const) {
      const chart = await findRegion(name)
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
    const calls = mockResponse('GET /user/activity', 200, buildStats())
    openPage(search)
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
      { therapistId: id(7), activities: buildStats({ incomeReceived: 77 }) },
    ])
    const { address } = openPage()
    await findFigure('Gains')
    await user.click(await screen.findByRole('combobox', { name: 'Praticien' }))
    await user.click(await screen.findByRole('option', { name: 'Inès Belkacem' }))
    await waitFor(() => expect(calls[0]?.url.searchParams.get('therapistId')).toBe(id(7)))
    expect(await screen.findByText(/^77,00.€$/)).toBeInTheDocument()
    expect(within(await findFigure('Gains')).getByRole('link')).toHaveAttribute(
      'href',
      `/sales/details${rangeQuery}&therapistId=${id(7)}`,
    )
    const hours = await findRegion('Heures par semaine')
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
    mockFailure('GET /user/activity', 403, errorCode.forbidden)
    openPage()
    await screen.findByText('Le chargement a échoué.')
    mockResponse('GET /user/activity', 200, buildStats())
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await findRegion('Encaissé')).toBeVisible()
  })
})
