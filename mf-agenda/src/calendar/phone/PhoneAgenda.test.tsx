import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resetMocks } from 'shared/testing'
import { mockAgenda, openAgenda, prepareCalendar } from '../../testing/agenda.ts'

beforeAll(prepareCalendar)
beforeEach(() => {
  localStorage.clear()
  mockAgenda()
  window.innerWidth = 390
})
afterEach(resetMocks)

const findCalendar = () => screen.findByRole('region', { name: 'Agenda' })
const findPeriod = (name: string) => screen.findByRole('heading', { level: 2, name })

/** Moves a finger over the calendar, or the mouse with its button pressed. */
async function dragPointer(fromX: number, toX: number, movedY = 0, pointerName: 'TouchA' | 'MouseLeft' = 'TouchA') {
  const target = await findCalendar()
  await userEvent.pointer([
    { keys: `[${pointerName}>]`, target, coords: { clientX: fromX, clientY: 400 } },
    {
      pointerName: pointerName === 'TouchA' ? pointerName : 'mouse',
      target,
      coords: { clientX: toX, clientY: 400 + movedY },
    },
    { keys: `[/${pointerName}]`, target, coords: { clientX: toX, clientY: 400 + movedY } },
  ])
}

describe('the agenda on a phone', () => {
  it.each([
    ['no view', '?date=2026-11-20'],
    ['the week', '?date=2026-11-20&vue=semaine'],
    ['the month', '?date=2026-11-20&vue=mois'],
  ])('shows the day when the URL has %s', async (_caseName, search) => {
    openAgenda(search)
    expect(await findPeriod('Vendredi 20 novembre 2026')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Jour' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('shows the list again once it was chosen, unless the URL has the day view', async () => {
    const firstPage = openAgenda()
    await userEvent.click(await screen.findByRole('button', { name: 'Liste' }))
    firstPage.unmount()
    const secondPage = openAgenda()
    expect(await screen.findByRole('button', { name: 'Liste' })).toHaveAttribute('aria-pressed', 'true')
    secondPage.unmount()
    openAgenda('?date=2026-11-20&vue=jour')
    expect(await screen.findByRole('button', { name: 'Jour' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('shows the next day after a swipe to the left, and the previous day after one to the right', async () => {
    const { address } = openAgenda()
    await dragPointer(300, 180)
    expect(await findPeriod('Samedi 21 novembre 2026')).toBeInTheDocument()
    await dragPointer(180, 300)
    await dragPointer(180, 300)
    expect(await findPeriod('Jeudi 19 novembre 2026')).toBeInTheDocument()
    expect(address()).toBe('/pros/sessions?date=2026-11-19')
  })

  it.each<[string, Parameters<typeof dragPointer>]>([
    ['scrolls', [300, 280, 200]],
    ['begins at the edge of the screen, where the browser goes back', [10, 200]],
    ['drags the mouse', [300, 100, 0, 'MouseLeft']],
  ])('keeps the day when somebody %s', async (_caseName, movement) => {
    openAgenda()
    await dragPointer(...movement)
    expect(await findPeriod('Vendredi 20 novembre 2026')).toBeInTheDocument()
  })
})
