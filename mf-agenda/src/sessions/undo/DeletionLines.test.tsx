import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCode } from 'shared/contracts/errorCodes'
import { aSession, id, mockFailure, mockResponse, resetMocks } from 'shared/testing'
import { mockAgenda, openAgenda, prepareCalendar, unpaidSession } from '../../testing/agenda.ts'
import { forgetDeletion, rememberDeletion } from './recentDeletions.ts'

const undoId = id(900)
const deletion = { deleted: [unpaidSession.id, id(408)], kept: [], undoId }
const findUndoButton = () => screen.findByRole('button', { name: 'Annuler la suppression' })

beforeAll(prepareCalendar)
beforeEach(() => {
  mockAgenda()
  mockResponse('GET /short-sessions', 200, [])
})
afterEach(() => {
  jest.useRealTimers()
  act(() => void forgetDeletion(undoId))
  resetMocks()
})

/** Opens the agenda after a deletion of two sessions. */
async function openAfterDeletion() {
  openAgenda()
  await screen.findByRole('heading', { name: 'Rendez-vous' })
  act(() => rememberDeletion(deletion))
}

describe('the line about deleted sessions in the agenda', () => {
  it('shows how many sessions were deleted, and restores all of them', async () => {
    const requests = mockResponse('POST /session-deletions/:id/undo', 200, [
      unpaidSession,
      aSession({ id: id(408), title: 'Jules Roy', startTime: '16:00', endTime: '17:00' }),
    ])
    await openAfterDeletion()
    expect(await screen.findByText('2 séances supprimées.')).toBeVisible()
    mockResponse('GET /short-sessions', 200, [unpaidSession])
    await userEvent.click(await findUndoButton())
    expect(await screen.findByText('Séances rétablies')).toBeVisible()
    expect(requests[0]?.url.pathname).toBe(`/api/session-deletions/${undoId}/undo`)
    expect(await screen.findByRole('button', { name: /Léa Martin/ })).toBeVisible()
    expect(screen.queryByText('2 séances supprimées.')).toBeNull()
  })

  it.each([
    [
      'whose slot was taken since',
      errorCode.deletionSlotTaken,
      "Impossible de rétablir : le créneau du vendredi 20 novembre 2026 a été pris entre-temps. Rien n'est rétabli.",
    ],
    ['that is final', errorCode.notFound, 'Trop tard pour annuler : la suppression est définitive.'],
  ])('shows why a deletion %s cannot be undone, until the line is closed', async (_caseName, code, text) => {
    mockFailure('POST /session-deletions/:id/undo', code === errorCode.notFound ? 404 : 409, code, {
      conflicts: [{ date: '2026-11-20', kind: 'therapist', id: id(9), name: 'Noé Petit' }],
    })
    await openAfterDeletion()
    await userEvent.click(await findUndoButton())
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Annuler la suppression' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  })

  it('offers the undo again when the server did not respond', async () => {
    mockFailure('POST /session-deletions/:id/undo', 0, '')
    await openAfterDeletion()
    await userEvent.click(await findUndoButton())
    expect(await screen.findByText('Le serveur ne répond pas : réessayez.')).toBeVisible()
    mockResponse('POST /session-deletions/:id/undo', 200, [unpaidSession])
    await userEvent.click(await findUndoButton())
    expect(await screen.findByText('Séance rétablie')).toBeVisible()
  })

  it('disappears after 15 seconds, not before', async () => {
    await openAfterDeletion()
    act(() => void forgetDeletion(undoId))
    jest.useFakeTimers()
    act(() => rememberDeletion(deletion))
    act(() => jest.advanceTimersByTime(100))
    act(() => jest.advanceTimersByTime(14_700))
    expect(screen.getByText('2 séances supprimées.')).toBeVisible()
    act(() => jest.advanceTimersByTime(400))
    expect(screen.queryByText('2 séances supprimées.')).toBeNull()
  })
})
