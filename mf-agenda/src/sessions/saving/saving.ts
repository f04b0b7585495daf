import type { Preview, SavedSessions, Session } from 'shared/contracts/agenda/session'
import type { Day } from 'shared/domain/calendar/day'
import { sessionsSaved } from 'shared/lists'
import type { SendOnce } from 'shared/ui/form'
import { addSession, loadSession, previewSessions, saveSession, validateSession } from '../api.ts'
import type { Scope } from '../api.ts'
import { sessionInput } from '../draft.ts'
import type { SessionFormDraft } from '../draft.ts'
import { cacheSession, reloadAfterOwnAction } from './savedSession.ts'
import type { Terms } from './submission.ts'

export const previewOf = (
  draft: SessionFormDraft,
  session: Session | undefined,
  type: Scope,
  skipDates: readonly Day[] = [],
): Promise<Preview> =>
  previewSessions({
    ...sessionInput(draft, session),
    ...(session && { sessionId: session.id, type }),
    ...(skipDates.length > 0 && { skipDates: [...skipDates] }),
  })

const sameIds = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

/** True if date, times, therapist or animals changed: only then is a mere warning shown before saving. */
export const isPlacementChanged = (draft: SessionFormDraft, session: Session | undefined): boolean =>
  session === undefined ||
  draft.startDate !== session.date ||
  draft.startTime !== session.startTime ||
  draft.endTime !== session.endTime ||
  draft.therapistId !== session.therapistId ||
  !sameIds(draft.animalIds, session.animalIds)

/** Updates every list that shows the saved sessions. */
const withUpdatedLists = (savedSessions: SavedSessions): SavedSessions => {
  sessionsSaved(savedSessions.sessions)
  return savedSessions
}

export const add = async (draft: SessionFormDraft, { over }: Terms, sendOnce: SendOnce): Promise<SavedSessions> => {
  const input = { ...sessionInput(draft), ...over }
  return withUpdatedLists(await sendOnce(input, (key) => addSession(input, key)))
}

/** Saves the form of a session deleted elsewhere as a new single session. */
export async function recreate(
  deletedSession: Session,
  draft: SessionFormDraft,
  { over }: Terms,
  sendOnce: SendOnce,
): Promise<SavedSessions> {
  const singleSession = { ...draft, recurrence: 'ONCE' as const, endDate: null }
  const input = { ...sessionInput(singleSession), evaluation: draft.evaluation, paid: deletedSession.paid, ...over }
  return withUpdatedLists(await sendOnce(input, (key) => addSession(input, key)))
}

export const put = async (
  savedSession: Session,
  draft: SessionFormDraft,
  { scope, over }: Terms,
): Promise<SavedSessions> =>
  withUpdatedLists(await saveSession(savedSession, scope, { ...sessionInput(draft, savedSession), ...over }))

/** Validates a request, and returns the validated session. */
export async function validate(request: Session): Promise<Session> {
  sessionsSaved([await validateSession(request)])
  return reloadAfterOwnAction(request)
}

/** Saves a request with the form's slot, or despite the conflict, and then validates it. */
export async function moveAndValidate(request: Session, draft: SessionFormDraft, terms: Terms): Promise<SavedSessions> {
  const savedSessions = await put(request, draft, terms)
  const movedSession = await loadSession(request.id)
  cacheSession(movedSession)
  await validate(movedSession)
  return savedSessions
}
