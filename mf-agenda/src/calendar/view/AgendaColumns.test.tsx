import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { storage } from 'shared/session'
import { anAnimal, id, mockResponse, resetMocks } from 'shared/testing'
import {
  findBlock,
  mockAgenda,
  openAgenda,
  prepareCalendar,
  presentSession,
  unpaidSession,
} from '../../testing/agenda.ts'
import { buildMember, noisette, otherTherapist } from '../../testing/fixtures.ts'

beforeAll(prepareCalendar)
beforeEach(mockAgenda)
afterEach(resetMocks)

const listColumnTitles = () =>
  [...document.querySelectorAll('.agenda-column strong')].map(({ textContent }) => textContent)
const listWeekdayHeaders = () =>
  screen
    .getAllByRole('button', { name: /^(lun|mar|mer|jeu|ven|sam|dim)\. \d/ })
    .map(({ textContent }) => textContent.slice(0, 3))

const workdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startTime: '09:00', endTime: '18:00' }))
const mockWorkdays = () =>
  mockResponse('GET /agenda/schedules', 200, [{ therapistId: buildMember().id, opening: workdays, absences: [] }])

describe('the week of a practice that is closed at weekends', () => {
  it('shows five days, and all seven after a press of the button', async () => {
    mockWorkdays()
    const { address } = openAgenda()
    await findBlock(/Léa Martin/)
    expect(listWeekdayHeaders()).toEqual(['lun', 'mar', 'mer', 'jeu', 'ven'])
    await userEvent.click(screen.getByRole('button', { name: '7 j : afficher samedi et dimanche' }))
    expect(listWeekdayHeaders()).toEqual(['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'])
    expect(address()).toBe('/pros/sessions?date=2026-11-20&weekend=1')
    await userEvent.click(screen.getByRole('button', { name: '5 j : masquer samedi et dimanche' }))
    expect(listWeekdayHeaders()).toHaveLength(5)
  })

  it('shows seven days when a session is on Saturday', async () => {
    mockWorkdays()
    mockResponse('GET /short-sessions', 200, [{ ...unpaidSession, date: '2026-11-21' }])
    openAgenda()
    expect(await findBlock(/Léa Martin.*samedi 21/)).toBeVisible()
    expect(listWeekdayHeaders()).toHaveLength(7)
    expect(screen.queryByRole('button', { name: /samedi et dimanche/ })).toBeNull()
  })
})

describe('the day', () => {
  it('has a column per practitioner, with the sessions of each', async () => {
    mockResponse('GET /short-sessions', 200, [unpaidSession, { ...presentSession, date: unpaidSession.date }])
    openAgenda('?vue=jour&date=2026-11-20')
    await findBlock(/Léa Martin/)
    expect(listColumnTitles()).toEqual(['Hugo Blanc', 'Camille Roux'])
    const [hugoColumn, camilleColumn] = [...document.querySelectorAll<HTMLElement>('.rbc-day-slot')]
    expect(within(hugoColumn ?? document.body).getByRole('button', { name: /Zoé Blanc/ })).toBeVisible()
    expect(within(camilleColumn ?? document.body).getByRole('button', { name: /Léa Martin/ })).toBeVisible()
  })

  it('has one column when one practitioner is shown', async () => {
    openAgenda(`?vue=jour&date=2026-11-20&praticien=${buildMember().id}`)
    await findBlock(/Léa Martin/)
    expect(listColumnTitles()).toEqual([])
  })
})

describe('the view by animal', () => {
  const nala = anAnimal({ id: id(201), name: 'Nala', nbWorkingHoursByWeek: 5 })

  it('opens from a day of the week, and shows the sessions and remaining hours of each animal', async () => {
    mockResponse('GET /animals', 200, [noisette, nala])
    mockResponse('GET /short-sessions', 200, [{ ...unpaidSession, animalIds: [noisette.id] }])
    const { address } = openAgenda()
    await userEvent.click(await screen.findByRole('button', { name: 'Animaux du vendredi 20 novembre' }))
    expect(address()).toBe('/pros/sessions?date=2026-11-20&vue=animaux')
    expect([...document.querySelectorAll('.agenda-column')].map(({ textContent }) => textContent)).toEqual([
      'NalaAucune séance5 h restantes',
      'Noisette1 séance, 1 h3 h restantes',
    ])
  })

  it('shows a session with two animals in both columns', async () => {
    mockResponse('GET /animals', 200, [noisette, nala])
    mockResponse('GET /short-sessions', 200, [{ ...unpaidSession, animalIds: [noisette.id, nala.id] }])
    openAgenda('?vue=animaux&date=2026-11-20')
    expect(await screen.findAllByRole('button', { name: /Léa Martin/ })).toHaveLength(2)
  })

  it('ignores the filter by practitioner, because the animal is busy in all sessions', async () => {
    mockResponse('GET /animals', 200, [noisette])
    const session = { ...presentSession, date: '2026-11-20', therapistId: otherTherapist.id, animalIds: [noisette.id] }
    mockResponse('GET /short-sessions', 200, [session])
    openAgenda(`?vue=animaux&date=2026-11-20&praticien=${buildMember().id}`)
    expect(await findBlock(/Zoé Blanc/)).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Praticien' })).toBeNull()
  })
})

async function chooseTherapist(option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: 'Praticien' }))
  await userEvent.click(screen.getByRole('option', { name: option }))
}

describe('the filter by practitioner', () => {
  it('is initially the signed-in practitioner, and is stored on the device when it changes', async () => {
    storage.remove('complice.agendaTherapist')
    const { address } = openAgenda()
    await findBlock(/Léa Martin/)
    expect(screen.queryByRole('button', { name: /Zoé Blanc/ })).toBeNull()
    await chooseTherapist('Tous')
    expect(await findBlock(/Zoé Blanc/)).toBeVisible()
    expect(address()).toBe('/pros/sessions?date=2026-11-20&praticien=tous')
    expect(storage.read('complice.agendaTherapist')).toBe('tous')
    await chooseTherapist('Hugo Blanc')
    expect(storage.read('complice.agendaTherapist')).toBe(otherTherapist.id)
  })

  it('is the practitioner of the URL, not the stored one', async () => {
    openAgenda(`?date=2026-11-20&praticien=${otherTherapist.id}`)
    expect(await findBlock(/Zoé Blanc/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Léa Martin/ })).toBeNull()
  })
})
