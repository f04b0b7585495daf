import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aClub, mockResponse, resetMocks, id, signedInAs } from 'shared/testing'
import {
  mockAgenda,
  findBlock,
  openAgenda,
  pendingSession,
  prepareCalendar,
  presentSession,
  unpaidSession,
} from '../testing/agenda.ts'
import { buildDetailedSession, otherTherapist } from '../testing/fixtures.ts'

beforeAll(prepareCalendar)
beforeEach(() => {
  mockAgenda()
  mockResponse('GET /sessions/:id', 200, buildDetailedSession())
})
afterEach(resetMocks)

describe('a session in the calendar', () => {
  it.each([
    [
      'awaits validation',
      /Manon Lefèvre.*vendredi 20 novembre 2026, à valider/,
      'À valider',
      'var(--mui-palette-error-light)',
    ],
    ['is unpaid', /Léa Martin.*vendredi 20 novembre 2026, non payée/, '', 'rgb(27, 58, 99)'],
    [
      'is paid, the patient absent',
      /Noé Petit.*mercredi 18 novembre 2026, payée, patient absent/,
      '€ Absent',
      'rgb(242, 153, 74)',
    ],
    [
      'is paid, the patient present',
      /Zoé Blanc.*mardi 17 novembre 2026, payée, patient présent/,
      '€',
      'rgb(46, 111, 62)',
    ],
  ])('shows by its label, mark and colour that it %s', async (_caseName, name, marks, background) => {
    openAgenda()
    const button = await findBlock(name)
    expect(button.querySelector('[data-marks]')?.getAttribute('data-marks') ?? '').toBe(marks)
    expect(button.style.backgroundColor).toBe(background)
  })

  it.each([
    ['a click', async (button: HTMLElement) => userEvent.click(button)],
    ['Enter', async (button: HTMLElement) => (button.focus(), userEvent.keyboard('{Enter}'))],
    ['Space', async (button: HTMLElement) => (button.focus(), userEvent.keyboard(' '))],
  ])('opens on %s', async (_caseName, press) => {
    const { address } = openAgenda()
    await press(await findBlock(/Léa Martin/))
    expect(address()).toBe(`/pros/session/${id(402)}`)
  })

  it('is shown at its times when it lasts until midnight, not as an all-day event', async () => {
    mockResponse('GET /short-sessions', 200, [{ ...unpaidSession, startTime: '23:00', endTime: '24:00' }])
    openAgenda()
    const block = await findBlock(/23:00 – 24:00/)
    expect(block.closest('.rbc-allday-cell')).toBeNull()
  })

  it('is a `button` element in the month view', async () => {
    const { address } = openAgenda('?vue=mois&date=2026-11-20')
    const monthButton = await screen.findByRole('button', { name: /Zoé Blanc.*mardi 17 novembre 2026/ })
    expect(monthButton.tagName).toBe('BUTTON')
    monthButton.focus()
    await userEvent.keyboard('{Enter}')
    expect(address()).toBe(`/pros/session/${id(404)}`)
  })

  it('has a line in the list view', async () => {
    openAgenda('?vue=liste&date=2026-11-20')
    const day = await screen.findByRole('region', { name: 'mardi 17 novembre 2026' })
    expect(within(day).getByRole('button', { name: /10:00 – 11:00.*Zoé Blanc.*€ Payée/ })).toBeVisible()
  })
})

describe('colours by place or by therapist', () => {
  const clubColour = { hexa: '#7A3B73', objectId: aClub().id }
  const leaBlock = /Léa Martin.*vendredi 20 novembre 2026, non payée/

  it("use the place's colour, dark blue for other places, and red for sessions to validate", async () => {
    mockResponse('GET /user/personalize/colors', 200, { type: 'CLUBS', colors: [clubColour] })
    mockResponse('GET /short-sessions', 200, [
      { ...unpaidSession, clubId: clubColour.objectId },
      presentSession,
      pendingSession,
    ])
    openAgenda()
    expect(await screen.findByText('Autres lieux')).toBeVisible()
    expect(await findBlock(leaBlock)).toHaveStyle({ backgroundColor: 'rgb(122, 59, 115)' })
    expect(await findBlock(/Zoé Blanc/)).toHaveStyle({ backgroundColor: 'rgb(27, 58, 99)' })
    expect((await findBlock(/Manon Lefèvre/)).style.backgroundColor).toBe('var(--mui-palette-error-light)')
    expect(
      within(screen.getByRole('list', { name: 'Légende' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['À valider', aClub().name, 'Autres lieux', '€ payée, Absent patient absent'])
  })

  it.each([
    ["use the therapist's colour on Ultime", 'ULTIME', 'rgb(31, 100, 87)', 'Hugo Blanc'],
    [
      'fall back to colours by state on an offer with one therapist',
      'PRO',
      'rgb(46, 111, 62)',
      'Payée, patient présent',
    ],
  ] as const)('%s', async (_caseName, offer, colour, legendText) => {
    signedInAs({
      tenant: { offer, taxesAmount: 20, trialEndsAt: '2026-12-20T00:00:00.000Z', timeZone: 'Europe/Paris' },
    })
    mockResponse('GET /user/personalize/colors', 200, {
      type: 'THERAPISTS',
      colors: [{ hexa: '#1F6457', objectId: otherTherapist.id }],
    })
    openAgenda()
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Légende' })).getByText(legendText)).toBeVisible(),
    )
    expect(await findBlock(/Zoé Blanc/)).toHaveStyle({ backgroundColor: colour })
  })
})
