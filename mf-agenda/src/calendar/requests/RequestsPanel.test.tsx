import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Verdict } from 'shared/contracts/agenda/session'
import {
  id,
  mockFailure,
  mockResponse,
  resetMocks,
  restoreIntersectionObserver,
  simulateEverythingNear,
} from 'shared/testing'
import { mockAgenda, openAgenda, pendingSession, prepareCalendar, unpaidSession } from '../../testing/agenda.ts'
import { buildDetailedSession } from '../../testing/fixtures.ts'

const busyTherapistVerdict: Verdict = {
  kind: 'therapist',
  id: id(402),
  name: 'Camille Roux',
  detail: 'Camille Roux a déjà une séance',
}
const mockVerdicts = (verdicts: Verdict[]) =>
  mockResponse('POST /sessions/preview', 200, {
    dates: [{ sessionId: pendingSession.id, date: '2026-11-20', startTime: '14:00', endTime: '15:00', verdicts }],
    kept: [],
  })

beforeAll(() => {
  prepareCalendar()
  simulateEverythingNear()
})
afterAll(restoreIntersectionObserver)
beforeEach(() => {
  mockAgenda()
  mockResponse('GET /sessions/:id', 200, buildDetailedSession({ ...pendingSession }))
  mockVerdicts([])
})
afterEach(resetMocks)

async function openPanel() {
  const page = openAgenda()
  await userEvent.click(await screen.findByRole('button', { name: '1 à valider' }))
  return { ...page, panel: await screen.findByRole('region', { name: 'Demandes à valider' }) }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the panel of requests', () => {
  it('takes the focus, adds a parameter to the URL, and returns the focus when Escape closes it', async () => {
    const { address } = await openPanel()
    expect(address()).toBe('/pros/sessions?date=2026-11-20&demandes=1')
    expect(screen.getByRole('heading', { name: 'Demandes à valider' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Demandes à valider' })).toBeNull()
    expect(screen.getByRole('button', { name: '1 à valider' })).toHaveFocus()
    expect(address()).toBe('/pros/sessions?date=2026-11-20')
  })

  it('links each request to its session', async () => {
    const { address, panel } = await openPanel()
    await userEvent.click(within(panel).getByRole('link', { name: 'Ouvrir la demande de Manon Lefèvre' }))
    expect(address()).toBe(`/pros/session/${id(401)}`)
  })

  it('shows the conflicts of a request, from a preview of this session alone', async () => {
    const previews = mockVerdicts([busyTherapistVerdict])
    const { panel } = await openPanel()
    expect(await within(panel).findByText('Camille Roux a déjà une séance')).toBeVisible()
    expect(previews[0]?.body).toMatchObject({ sessionId: pendingSession.id, type: 'once', startTime: '14:00' })
  })

  it('shows that the slot of a request is free', async () => {
    const { panel } = await openPanel()
    expect(await within(panel).findByText('Créneau libre')).toBeVisible()
  })
})

describe('a request in the panel', () => {
  it('is validated by two presses from the agenda, with the version that was shown', async () => {
    const validations = mockResponse('PATCH /sessions/:id/validate', 200, { ...pendingSession, validated: true })
    const { panel } = await openPanel()
    mockResponse('GET /short-sessions', 200, [unpaidSession])
    await press('Valider la demande de Manon Lefèvre')
    expect(await within(panel).findByText('Aucune demande à valider.')).toBeVisible()
    expect(validations[0]?.headers.get('if-match')).toBe(`"${pendingSession.version}"`)
  })

  it('stays in the list, with the reason, when it cannot be validated', async () => {
    mockFailure('PATCH /sessions/:id/validate', 409, errorCode.sessionConflict)
    const { panel } = await openPanel()
    await press('Valider la demande de Manon Lefèvre')
    expect(await within(panel).findByText('Le créneau est déjà pris.')).toBeVisible()
    expect(within(panel).getByText('Manon Lefèvre')).toBeVisible()
  })

  it('is refused after a confirmation', async () => {
    const cancellations = mockResponse('PATCH /sessions/:id/cancel', 204)
    await openPanel()
    await press('Refuser la demande de Manon Lefèvre')
    expect(await screen.findByRole('dialog', { name: 'Refuser cette demande ?' })).toBeVisible()
    expect(cancellations).toHaveLength(0)
    mockResponse('GET /short-sessions', 200, [unpaidSession])
    await press('Refuser la demande')
    await waitFor(() =>
      expect(cancellations.map(({ url }) => url.pathname)).toEqual([`/api/sessions/${id(401)}/cancel`]),
    )
    expect(await screen.findByText('Aucune demande à valider.')).toBeVisible()
  })
})
