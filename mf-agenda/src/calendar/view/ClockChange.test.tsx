import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { mockResponse, aSession, resetMocks, id } from 'shared/testing'
import { addDays } from 'shared/domain/calendar/day'
import { mockAgenda, block, openAgenda, prepareCalendar } from '../../testing/agenda.ts'

beforeAll(prepareCalendar)
beforeEach(mockAgenda)
afterEach(resetMocks)

/** The distance of a block from the top of its column. */
const height = (element: HTMLElement) => element.closest<HTMLElement>('.rbc-event')?.style.top

describe('a weekly session at ten', () => {
  it.each([
    ['winter time begins', '2026-10-25'],
    ['summer time begins', '2027-03-28'],
  ])('is shown at ten on the Sunday %s, as on the day before', async (_sentence, sunday) => {
    const atTen = { startTime: '10:00', endTime: '11:00' }
    mockResponse('GET /short-sessions', 200, [
      aSession({ ...atTen, id: id(410), title: 'Samedi', date: addDays(sunday, -1) }),
      aSession({ ...atTen, id: id(411), title: 'Dimanche', date: sunday }),
    ])
    openAgenda(`?date=${sunday}`)
    const changed = await block(/Dimanche/)
    expect(changed).toHaveTextContent('10:00 – 11:00')
    expect(height(changed)).toMatch(/%$/)
    expect(height(changed)).toBe(height(await block(/Samedi/)))
  })
})
