import type { Preview, SavedSessions, Session } from 'shared/contracts/agenda/session'
import type { Day } from 'shared/domain/calendar/day'
import { sessionsSaved } from 'shared/lists'
import type { SendOnce } from 'shared/ui/form'
import { addSession, loadSession, previewSessions, saveSession, validateSession } from '../api.ts'
import type { Scope } from '../api.ts'
import { sessionInput } from '../draft.ts'
import type { SessionFormDraft } from '../draft.ts'
import { cacheSession, reloadAfterOwnAction } from './savedSession.ts'
import type { SaveOptions } from './submission.ts'

/** Loads the preview of saving the form; `skipDates` are the days to skip in the series. */
export const loadPreview = (
  draft: SessionFormDraft,
  session: Session | undefined,
  scope: Scope,
  skipDates: readonly Day[] = [],
): Promise<Preview> =>
  previewSessions({
    ...sessionInput(draft, session),
    ...(session && { sessionId: session.id, type: scope }),
    ...(skipDates.length > 0 && { skipDates: [...skipDates] }),
  })

const haveSameIds = (left: readonly string[], right: readonly string[]) =>
  left.length === right.length && left.every((id) => right.includes(id))

/**
 * True for a new session, or if date, times, therapist or animals changed. Only then are warnings shown before saving.
 */
export const isPlacementChanged = (draft: SessionFormDraft, session: Session | undefined): boolean =>
  session === undefined ||
  draft.startDate !== session.date ||
  draft.startTime !== session.startTime ||
  draft.endTime !== session.endTime ||
  draft.therapistId !== session.therapistId ||
  !haveSameIds(draft.animalIds, session.animalIds)

/** Updates every list that shows the saved sessions, and returns them. */
const updateLists = (savedSessions: SavedSessions): SavedSessions => {
  sessionsSaved(savedSessions.sessions)
  return savedSessions
}

export const addNewSession = async (
  draft: SessionFormDraft,
  { overrides }: SaveOptions,
  sendOnce: SendOnce,
): Promise<SavedSessions> => {
  const input = { ...sessionInput(draft), ...overrides }
  return updateLists(await sendOnce(input, (key) => addSession(input, key)))
}

/** Saves the form of a session that somebody else deleted as a new single session. */
export async function recreateSession(
  deletedSession: Session,
  draft: SessionFormDraft,
  { overrides }: SaveOptions,
  sendOnce: SendOnce,
): Promise<SavedSessions> {
  const singleSession = { ...draft, recurrence: 'ONCE' as const, endDate: null }
  const input = {
    ...sessionInput(singleSession),
    evaluation: draft.evaluation,
    paid: deletedSession.paid,
    ...overrides,
  }
  return updateLists(await sendOnce(input, (key) => addSession(input, key)))
}

export const updateSession = async (
  savedSession: Session,
  draft: SessionFormDraft,
  { scope, overrides }: SaveOptions,
): Promise<SavedSessions> =>
  updateLists(await saveSession(savedSession, scope, { ...sessionInput(draft, savedSession), ...overrides }))

/** Validates a request, and returns the validated session. */
export async function validateRequest(request: Session): Promise<Session> {
  sessionsSaved([await validateSession(request)])
  return reloadAfterOwnAction(request)
}

/** Saves a request with the form's slot, or despite the conflict, and then validates it. */
export async function moveAndValidateRequest(
  request: Session,
  draft: SessionFormDraft,
  options: SaveOptions,
): Promise<SavedSessions> {
  const savedSessions = await updateSession(request, draft, options)
  const movedSession = await loadSession(request.id)
  cacheSession(movedSession)
  await validateRequest(movedSession)
  return savedSessions
}
