import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  anAnimal,
  mockResponse,
  resetMocks,
  id,
  mockNetworkError,
  openArea,
  mockFailure,
  signedInAs,
} from 'shared/testing'
import { useSession } from 'shared/session'
import area from '../remote.tsx'
import { mockAgenda, findBlock, openAgenda, prepareCalendar, unpaidSession } from '../testing/agenda.ts'
import { otherTherapist } from '../testing/fixtures.ts'

const listWarnedAnimalChips = () =>
  within(screen.getByRole('region', { name: 'Animaux proches de leur limite' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const listWarnedAnimalNames = () =>
  within(screen.getByRole('dialog', { name: 'Heures des animaux' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent.split(' ')[0])

async function chooseOption(filter: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: filter }))
  await userEvent.click(screen.getByRole('option', { name: option }))
}

beforeAll(prepareCalendar)
beforeEach(mockAgenda)
afterEach(resetMocks)

describe('the calendar', () => {
  it('requests and shows the current week, with its title in French', async () => {
    const sessionRequests = mockResponse('GET /short-sessions', 200, [])
    openAgenda()
    expect(await screen.findByRole('heading', { level: 2, name: '16 – 22 novembre 2026' })).toBeVisible()
    expect(await screen.findByText('Aucune séance sur cette période.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'lun. 16' })).toBeVisible()
    expect(sessionRequests.map(({ url }) => url.search)).toContain('?startDate=2026-11-16&endDate=2026-11-22')
  })

  it('opens on the date given in the router state', async () => {
    openArea(area.Root, '/pros/sessions', { date: '2027-01-01' })
    expect(await screen.findByRole('heading', { level: 2, name: '28 décembre 2026 – 3 janvier 2027' })).toBeVisible()
  })

  it('keeps view and date in the URL, which buttons and shortcuts change', async () => {
    const { address } = openAgenda()
    await findBlock(/Léa Martin/)
    await userEvent.click(screen.getByRole('button', { name: 'Mois' }))
    expect(address()).toBe('/pros/sessions?date=2026-11-20&vue=mois')
    await userEvent.keyboard('d')
    await userEvent.keyboard('j')
    expect(address()).toBe('/pros/sessions?date=2026-11-21&vue=jour')
    await userEvent.keyboard('s')
    await userEvent.keyboard('k')
    expect(address()).toBe('/pros/sessions?date=2026-11-14&vue=semaine')
    await userEvent.keyboard('m')
    expect(await screen.findByRole('heading', { level: 2, name: 'Novembre 2026' })).toBeVisible()
  })

  it('opens the form of a new session on the shown day', async () => {
    const { address } = openAgenda()
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter une séance' }))
    expect(address()).toBe('/pros/session?jour=2026-11-20')
  })

  it('opens the form of a new session when the shortcut c is pressed', async () => {
    const { address } = openAgenda()
    await findBlock(/Léa Martin/)
    await userEvent.keyboard('c')
    expect(address()).toBe('/pros/session?jour=2026-11-20')
  })

  it('shows one day under 800 px, and offers only the day and the list', async () => {
    window.innerWidth = 390
    openAgenda()
    expect(await screen.findByRole('heading', { level: 2, name: 'Vendredi 20 novembre 2026' })).toBeVisible()
    expect(
      within(screen.getByRole('group', { name: 'Affichage' }))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Jour', 'Liste'])
  })

  it('shows the week as a list on request under 800 px', async () => {
    window.innerWidth = 390
    const { address } = openAgenda()
    await userEvent.click(await screen.findByRole('button', { name: 'Liste' }))
    expect(address()).toBe('/pros/sessions?date=2026-11-20&vue=liste')
    expect(screen.getByRole('heading', { level: 2, name: '16 – 22 novembre 2026' })).toBeVisible()
    const days = await screen.findAllByRole('region', { name: /novembre 2026$/ })
    expect(days.map((day) => day.getAttribute('aria-label'))).toEqual([
      'mardi 17 novembre 2026',
      'mercredi 18 novembre 2026',
      'vendredi 20 novembre 2026',
    ])
  })

  it('warns about an animal near its weekly hours, with a link to the animal', async () => {
    mockResponse('GET /animals', 200, [anAnimal({ infosByWeek: [{ year: 2026, weekNumber: 47, nbHours: 9.75 }] })])
    const { address } = openAgenda()
    await userEvent.click(await screen.findByRole('button', { name: 'Noisette 2 h 15 restantes' }))
    expect(await screen.findByText(/: 9 h 45 prévues sur 12 h cette semaine/)).toHaveTextContent('Noisette')
    await userEvent.click(screen.getByRole('link', { name: 'Noisette' }))
    expect(address()).toBe(`/pros/animal/${anAnimal().id}`)
  })

  it('shows a warning about the animal with the fewest free hours, and about other animals on request', async () => {
    const busyAnimals = ['Ulysse', 'Perle', 'Nala'].map((name, index) =>
      anAnimal({ id: id(210 + index), name, infosByWeek: [{ year: 2026, weekNumber: 47, nbHours: 10 + index }] }),
    )
    mockResponse('GET /animals', 200, busyAnimals)
    openAgenda()
    await screen.findByText('Nala 0 h restantes')
    expect(listWarnedAnimalChips()).toEqual(['Nala 0 h restantes', '+2'])
    await userEvent.click(screen.getByRole('button', { name: '+2 : voir les 3 animaux' }))
    expect(listWarnedAnimalNames()).toEqual(['Nala', 'Perle', 'Ulysse'])
  })
})

describe('the filters of the calendar', () => {
  it('narrow the sessions by practitioner and by type, and are kept in the URL', async () => {
    const { address } = openAgenda()
    await findBlock(/Léa Martin/)
    await chooseOption('Praticien', 'Hugo Blanc')
    expect(await findBlock(/Zoé Blanc/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Léa Martin/ })).toBeNull()
    await chooseOption('Type', 'Équithérapie')
    expect(await screen.findByText('Aucune séance sur cette période.')).toBeVisible()
    expect(address()).toBe(`/pros/sessions?date=2026-11-20&praticien=${otherTherapist.id}&type=${id(500)}`)
  })

  it('do not include the practitioner on offers other than Ultime', async () => {
    signedInAs()
    openAgenda()
    expect(await screen.findByRole('combobox', { name: 'Type' })).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Praticien' })).toBeNull()
  })
})

describe('the requests to validate', () => {
  it('show no button when there are none', async () => {
    mockResponse('GET /short-sessions', 200, [unpaidSession])
    openAgenda()
    await findBlock(/Léa Martin/)
    expect(screen.queryByRole('button', { name: /à valider$/ })).toBeNull()
  })
})

describe('the calendar when loading fails', () => {
  it('signs the member out and opens the home page when the server refuses', async () => {
    mockFailure('GET /short-sessions', 403, errorCode.forbidden)
    mockResponse('POST /logout', 204)
    const { address } = openAgenda()
    await waitFor(() => expect(address()).toBe('/'))
    expect(useSession.getState().token).toBeNull()
  })

  it('keeps the member signed in on E123 (payment blocked), which the shell handles', async () => {
    mockFailure('GET /short-sessions', 402, errorCode.paymentBlocked)
    const { address } = openAgenda()
    await waitFor(() => expect(useSession.getState().paymentBlocked).toBe(true))
    expect(address()).toBe('/pros/sessions?date=2026-11-20')
    expect(useSession.getState().token).not.toBeNull()
  })

  it('keeps the member signed in on a 502, and shows an error', async () => {
    mockFailure('GET /short-sessions', 502, errorCode.unavailable)
    openAgenda()
    expect(await screen.findByText(/Les séances n'ont pas pu être chargées/)).toBeVisible()
    expect(useSession.getState().token).not.toBeNull()
  })

  it('keeps the member signed in without a network, shows an error and offers a retry', async () => {
    mockNetworkError('GET /short-sessions')
    openAgenda()
    const banner = await screen.findByText("Les séances n'ont pas pu être chargées : le serveur ne répond pas.")
    expect(banner).toBeVisible()
    expect(useSession.getState().token).not.toBeNull()
    mockResponse('GET /short-sessions', 200, [unpaidSession])
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await findBlock(/Léa Martin/)).toBeVisible()
  })
})
