import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { mockResponse, aSession, resetMocks, id } from 'shared/testing'
import { addDays } from 'shared/domain/calendar/day'
import { mockAgenda, findBlock, openAgenda, prepareCalendar } from '../../testing/agenda.ts'

beforeAll(prepareCalendar)
beforeEach(mockAgenda)
afterEach(resetMocks)

/** Returns the CSS `top` of a block in its column. */
const topOf = (element: HTMLElement) => element.closest<HTMLElement>('.rbc-event')?.style.top

describe("a session at ten o'clock", () => {
  it.each([
    ['winter time begins', '2026-10-25'],
    ['summer time begins', '2027-03-28'],
  ])('is shown at the same height on the Sunday when %s as on the Saturday before', async (_caseName, sunday) => {
    const tenOClock = { startTime: '10:00', endTime: '11:00' }
    mockResponse('GET /short-sessions', 200, [
      aSession({ ...tenOClock, id: id(410), title: 'Samedi', date: addDays(sunday, -1) }),
      aSession({ ...tenOClock, id: id(411), title: 'Dimanche', date: sunday }),
    ])
    openAgenda(`?date=${sunday}`)
    const sundayBlock = await findBlock(/Dimanche/)
    expect(sundayBlock).toHaveTextContent('10:00 – 11:00')
    expect(topOf(sundayBlock)).toMatch(/%$/)
    expect(topOf(sundayBlock)).toBe(topOf(await findBlock(/Samedi/)))
  })
})
