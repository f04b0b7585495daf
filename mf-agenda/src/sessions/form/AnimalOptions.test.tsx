import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anAnimal, aSession, id, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import area from '../../remote.tsx'
import { mockLists, noisette } from '../../testing/fixtures.ts'

const perle = anAnimal({ id: id(212), name: 'Perle', infosByWeek: [{ year: 2026, weekNumber: 47, nbHours: 10.5 }] })
const overlappingSession = aSession({
  id: id(410),
  title: 'Zola Émile - Équithérapie',
  date: '2026-11-20',
  startTime: '10:30',
  endTime: '11:30',
  animalIds: [noisette.id],
})

async function openAnimals(time: string) {
  openArea(area.Root, `/pros/session?jour=2026-11-20&de=${time}`)
  await userEvent.click(await screen.findByLabelText('Animaux'))
  return screen.findByRole('option', { name: /Noisette/ })
}

beforeEach(() => {
  signedInAs()
  mockLists()
  mockResponse('POST /sessions/preview', 200, { dates: [], kept: [] })
  mockResponse('GET /animals', 200, [noisette, perle])
  mockResponse('GET /short-sessions', 200, [overlappingSession])
})
afterEach(resetMocks)

describe('the options of the animal picker', () => {
  it('show the remaining hours of the week, and the session in which the animal works at that time', async () => {
    const option = await openAnimals('10:00')
    expect(await screen.findByText('En séance de 10:30 à 11:30 : Zola Émile - Équithérapie')).toBeVisible()
    expect(option).toHaveTextContent('Noisette3 h restantesEn séance de 10:30 à 11:30 : Zola Émile - Équithérapie')
    expect(screen.getByRole('option', { name: /Perle/ })).toHaveTextContent(/^Perle1 h 30 restantes$/)
  })

  it('show no session for an animal that is free at that time', async () => {
    const option = await openAnimals('11:30')
    await screen.findByText('1 h 30 restantes')
    expect(option).toHaveTextContent(/^Noisette3 h restantes$/)
  })
})
