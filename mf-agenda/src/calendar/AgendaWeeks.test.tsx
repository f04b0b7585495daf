import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockResponse, resetMocks, signedInAs } from 'shared/testing'
import { updateCachedSessions, sessionsSaved } from 'shared/lists'
import { mockAgenda, findBlock, openAgenda, prepareCalendar, presentSession, unpaidSession } from '../testing/agenda.ts'
import { buildMember, noisette, otherTherapist } from '../testing/fixtures.ts'

beforeAll(prepareCalendar)
beforeEach(mockAgenda)
afterEach(() => {
  resetMocks()
  Reflect.deleteProperty(navigator, 'connection')
})

/** Longer than the 200 ms after which the calendar prefetches in jsdom, which has no idle callbacks. */
const afterPrefetchMs = 400

/** Returns a function that lists the query strings of the requests for weeks. */
const recordWeekRequests = () => {
  const requests = mockResponse('GET /short-sessions', 200, [unpaidSession])
  return () => requests.filter(({ url }) => !url.searchParams.has('pending')).map(({ url }) => url.search)
}

/** Replaces text nodes by `<font>` elements, as the translation of a browser does. */
function translateTexts(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const textNodes: ChildNode[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) textNodes.push(walker.currentNode)
  for (const textNode of textNodes) {
    const font = document.createElement('font')
    font.textContent = textNode.textContent
    textNode.replaceWith(font)
  }
}
const enableDataSaver = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })

describe('the calendar', () => {
  it('prefetches the previous and next week, and does not request them again', async () => {
    const listWeekRequests = recordWeekRequests()
    openAgenda()
    await waitFor(() => expect(listWeekRequests()).toHaveLength(3))
    expect(listWeekRequests()).toEqual([
      '?startDate=2026-11-16&endDate=2026-11-22',
      '?startDate=2026-11-09&endDate=2026-11-15',
      '?startDate=2026-11-23&endDate=2026-11-29',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Semaine suivante' }))
    await waitFor(() => expect(listWeekRequests()).toHaveLength(4))
    expect(listWeekRequests().at(-1)).toBe('?startDate=2026-11-30&endDate=2026-12-06')
  })

  it('moves by two weeks when the button is pressed twice before the next render', async () => {
    const listWeekRequests = recordWeekRequests()
    openAgenda()
    await waitFor(() => expect(listWeekRequests()).toHaveLength(3))
    const nextWeekButton = screen.getByRole('button', { name: 'Semaine suivante' })
    await act(async () => {
      fireEvent.click(nextWeekButton)
      await Promise.resolve()
      fireEvent.click(nextWeekButton)
    })
    await waitFor(() => expect(listWeekRequests()).toContain('?startDate=2026-11-30&endDate=2026-12-06'))
    expect(await screen.findByText('30 novembre – 6 décembre 2026')).toBeVisible()
  })

  it('shows the next week of a page that the browser translated', async () => {
    const nextSession = { ...unpaidSession, id: presentSession.id, date: '2026-11-27', paid: true }
    mockResponse('GET /short-sessions', 200, [unpaidSession, nextSession])
    openAgenda()
    await findBlock(/Léa Martin/)
    translateTexts(document.body)
    await userEvent.click(screen.getByRole('button', { name: 'Semaine suivante' }))
    await waitFor(() => expect(document.querySelector('[data-marks="€"]')).not.toBeNull())
    expect(await findBlock(/Léa Martin.*27 novembre/)).toBeVisible()
  })

  it('does not prefetch when the browser saves data', async () => {
    enableDataSaver()
    const listWeekRequests = recordWeekRequests()
    openAgenda()
    await findBlock(/Léa Martin/)
    await new Promise((resolve) => setTimeout(resolve, afterPrefetchMs))
    expect(listWeekRequests()).toHaveLength(1)
  })

  it('loads a month with one request, and reuses it in the week view', async () => {
    enableDataSaver()
    const listWeekRequests = recordWeekRequests()
    openAgenda('?vue=mois&date=2026-11-20')
    await findBlock(/Léa Martin/)
    expect(listWeekRequests()).toEqual(['?startDate=2026-10-26&endDate=2026-12-06'])
    await userEvent.click(screen.getByRole('button', { name: 'Semaine' }))
    await findBlock(/Léa Martin/)
    expect(listWeekRequests()).toHaveLength(1)
  })

  it('requests again only the old week and the new week of a moved session', async () => {
    enableDataSaver()
    const listWeekRequests = recordWeekRequests()
    openAgenda('?vue=mois&date=2026-11-20')
    await findBlock(/Léa Martin/)
    act(() => sessionsSaved([{ ...unpaidSession, date: '2026-11-24' }]))
    await waitFor(() => expect(listWeekRequests()).toHaveLength(2))
    expect(listWeekRequests().at(-1)).toBe('?startDate=2026-11-16&endDate=2026-11-29')
  })

  it('shows a moved session once, in its new week', async () => {
    enableDataSaver()
    openAgenda('?vue=mois&date=2026-11-20')
    await findBlock(/Léa Martin/)
    act(() => void updateCachedSessions([{ ...unpaidSession, date: '2026-11-24' }]))
    expect(await findBlock(/Léa Martin.*mardi 24 novembre 2026/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Léa Martin.*vendredi 20/ })).toBeNull()
  })
})

describe('the background of the calendar', () => {
  const fridayHours = { weekday: 5, startTime: '09:00', endTime: '18:00' }
  const buildSchedule = (therapistId: string) => ({ therapistId, opening: [fridayHours], absences: [] })
  const absentSchedule = {
    ...buildSchedule(otherTherapist.id),
    absences: [{ from: { day: '2026-11-20', time: '09:00' }, to: { day: '2026-11-20', time: '12:00' } }],
  }

  it('shows the opening hours, as text for screen readers', async () => {
    mockResponse('GET /agenda/schedules', 200, [buildSchedule(buildMember().id)])
    openAgenda()
    expect(await screen.findByRole('button', { name: /^ven\. 20\s*, ouvert 09:00 – 18:00$/ })).toBeVisible()
    expect(screen.getByRole('button', { name: /^jeu\. 19\s*, fermé$/ })).toBeVisible()
  })

  it("shows absences, with the therapist's name when several therapists are shown", async () => {
    mockResponse('GET /agenda/schedules', 200, [buildSchedule(buildMember().id), absentSchedule])
    openAgenda()
    expect(await screen.findByText('Absence 09:00 – 12:00 : Hugo Blanc')).toBeVisible()
    await userEvent.click(screen.getByRole('combobox', { name: 'Praticien' }))
    await userEvent.click(screen.getByRole('option', { name: 'Hugo Blanc' }))
    expect(
      await screen.findByRole('button', { name: /^ven\. 20\s*,\s*Absence 09:00 – 12:00\s*, ouvert 12:00 – 18:00$/ }),
    ).toBeVisible()
  })

  it.each([
    ['a week', '?date=2026-11-11', /^mer\. 11\s*,\s*Armistice de 1918/],
    ['a month', '?vue=mois&date=2026-11-11', /^mercredi 11 novembre 2026, Armistice de 1918$/],
  ])('shows public holidays in the view of %s', async (_caseName, search, name) => {
    openAgenda(search)
    expect(await screen.findByRole('button', { name })).toBeVisible()
  })

  it('shows public holidays in the day view', async () => {
    openAgenda('?vue=jour&date=2026-11-11')
    expect(await screen.findByText('Armistice de 1918')).toBeVisible()
  })
})

describe('the printed week', () => {
  it('shows each session with its times, animals and state as text', async () => {
    signedInAs()
    mockResponse('GET /short-sessions', 200, [{ ...unpaidSession, animalIds: [noisette.id] }])
    openAgenda()
    await findBlock(/Léa Martin/)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    const sheet = screen.getByRole('heading', { level: 1, name: 'Semaine 16 – 22 novembre 2026' }).parentElement
    expect(sheet).not.toBeNull()
    expect(within(sheet ?? document.body).getByRole('article')).toHaveTextContent(
      '10:00 – 11:00 Léa MartinNoisette · CR · Non payée',
    )
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(screen.queryByRole('article')).toBeNull()
  })
})
