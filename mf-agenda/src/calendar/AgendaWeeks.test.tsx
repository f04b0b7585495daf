import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockResponse, resetMocks, signedInAs } from 'shared/testing'
import { updateCachedSessions, sessionsSaved } from 'shared/lists'
import { mockAgenda, block, openAgenda as open, prepareCalendar, unpaid } from '../testing/agenda.ts'
import { aMember, noisette, otherTherapist } from '../testing/things.ts'

beforeAll(prepareCalendar)
beforeEach(mockAgenda)
afterEach(() => {
  resetMocks()
  Reflect.deleteProperty(navigator, 'connection')
})

const recordWeekRequests = () => {
  const requests = mockResponse('GET /short-sessions', 200, [unpaid])
  return () => requests.filter(({ url }) => !url.searchParams.has('pending')).map(({ url }) => url.search)
}
const savingData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })

describe('the weeks', () => {
  it('next to the one that is shown are prefetched, and not requested again', async () => {
    const requestedWeeks = recordWeekRequests()
    open()
    await waitFor(() => expect(requestedWeeks()).toHaveLength(3))
    expect(requestedWeeks()).toEqual([
      '?startDate=2026-11-16&endDate=2026-11-22',
      '?startDate=2026-11-09&endDate=2026-11-15',
      '?startDate=2026-11-23&endDate=2026-11-29',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Semaine suivante' }))
    await waitFor(() => expect(requestedWeeks()).toHaveLength(4))
    expect(requestedWeeks().at(-1)).toBe('?startDate=2026-11-30&endDate=2026-12-06')
  })

  it('are not prefetched when the browser saves data', async () => {
    savingData()
    const requestedWeeks = recordWeekRequests()
    open()
    await block(/Léa Martin/)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(requestedWeeks()).toHaveLength(1)
  })

  it('of a month are loaded by one call, and reused when one of them is shown', async () => {
    savingData()
    const requestedWeeks = recordWeekRequests()
    open('?vue=mois&date=2026-11-20')
    await block(/Léa Martin/)
    expect(requestedWeeks()).toEqual(['?startDate=2026-10-26&endDate=2026-12-06'])
    await userEvent.click(screen.getByRole('button', { name: 'Semaine' }))
    await block(/Léa Martin/)
    expect(requestedWeeks()).toHaveLength(1)
  })

  it('that a change touched are requested again, and no other', async () => {
    savingData()
    const requestedWeeks = recordWeekRequests()
    open('?vue=mois&date=2026-11-20')
    await block(/Léa Martin/)
    act(() => sessionsSaved([{ ...unpaid, date: '2026-11-24' }]))
    await waitFor(() => expect(requestedWeeks()).toHaveLength(2))
    expect(requestedWeeks().at(-1)).toBe('?startDate=2026-11-16&endDate=2026-11-29')
  })

  it('contain a session once, in the week of its day', async () => {
    savingData()
    open('?vue=mois&date=2026-11-20')
    await block(/Léa Martin/)
    act(() => void updateCachedSessions([{ ...unpaid, date: '2026-11-24' }]))
    expect(await block(/Léa Martin mardi 24 novembre 2026/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Léa Martin vendredi 20/ })).toBeNull()
  })
})

describe('behind the sessions', () => {
  const friday = { weekday: 5, startTime: '09:00', endTime: '18:00' }
  const schedule = (therapistId: string) => ({ therapistId, opening: [friday], absences: [] })
  const away = {
    ...schedule(otherTherapist.id),
    absences: [{ from: { day: '2026-11-20', time: '09:00' }, to: { day: '2026-11-20', time: '12:00' } }],
  }

  it('are the opening hours, in words for screen readers', async () => {
    mockResponse('GET /agenda/schedules', 200, [schedule(aMember().id)])
    open()
    expect(await screen.findByRole('button', { name: /^ven\. 20\s*, ouvert 09:00 – 18:00$/ })).toBeVisible()
    expect(screen.getByRole('button', { name: /^sam\. 21\s*, fermé$/ })).toBeVisible()
  })

  it('are the absences, by name where several are shown', async () => {
    mockResponse('GET /agenda/schedules', 200, [schedule(aMember().id), away])
    open()
    expect(await screen.findByText('Absence 09:00 – 12:00 : Hugo Blanc')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Praticien'), 'Hugo Blanc')
    expect(
      await screen.findByRole('button', { name: /^ven\. 20\s*,\s*Absence 09:00 – 12:00\s*, ouvert 12:00 – 18:00$/ }),
    ).toBeVisible()
  })

  it.each([
    ['the week', '?date=2026-11-11', /^mer\. 11\s*,\s*Armistice de 1918/],
    ['the month', '?vue=mois&date=2026-11-11', /^mercredi 11 novembre 2026, Armistice de 1918$/],
  ])('are the public holidays in %s', async (_sentence, search, name) => {
    open(search)
    expect(await screen.findByRole('button', { name })).toBeVisible()
  })

  it('are the public holidays of a single day', async () => {
    open('?vue=jour&date=2026-11-11')
    expect(await screen.findByText('Armistice de 1918')).toBeVisible()
  })
})

describe('the week on paper', () => {
  it('shows each session with its hours, its animals and its state in words', async () => {
    signedInAs()
    mockResponse('GET /short-sessions', 200, [{ ...unpaid, animalIds: [noisette.id] }])
    open()
    await block(/Léa Martin/)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    const sheet = screen.getByRole('heading', { level: 1, name: 'Semaine 16 – 22 novembre 2026' }).parentElement
    expect(sheet).not.toBeNull()
    expect(within(sheet ?? document.body).getByRole('article')).toHaveTextContent(
      '10:00 – 11:00Léa MartinNoisetteNon payée',
    )
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(screen.queryByRole('article')).toBeNull()
  })
})
