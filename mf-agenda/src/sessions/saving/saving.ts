import type { Preview, SavedSessions, Session } from 'shared/contracts/agenda/session'
import type { Day } from 'shared/domain/calendar/day'
import { sessionsSaved } from 'shared/lists'
import type { SendOnce } from 'shared/ui/form'
import { addSession, loadSession, previewSessions, saveSession, validateSession } from '../api.ts'
import type { Scope } from '../api.ts'
import { sessionInput } from '../draft.ts'
import type { SessionFormDraft } from '../draft.ts'
import { keepSession, sessionAfterOurAct } from './savedSession.ts'
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

/** Whether its day, hours, therapist or animals are new: only then is a mere warning shown before it is saved. */
export const isPlacedAnew = (draft: SessionFormDraft, session: Session | undefined): boolean =>
  session === undefined ||
  draft.startDate !== session.date ||
  draft.startTime !== session.startTime ||
  draft.endTime !== session.endTime ||
  draft.therapistId !== session.therapistId ||
  !sameIds(draft.animalIds, session.animalIds)

/** Every list of sessions shows what was saved. */
const listed = (saved: SavedSessions): SavedSessions => {
  sessionsSaved(saved.sessions)
  return saved
}

export const add = async (draft: SessionFormDraft, { over }: Terms, sendOnce: SendOnce): Promise<SavedSessions> => {
  const input = { ...sessionInput(draft), ...over }
  return listed(await sendOnce(input, (key) => addSession(input, key)))
}

/** Adds a new session from the form of one deleted elsewhere, without the other dates of its series. */
export async function recreate(
  gone: Session,
  draft: SessionFormDraft,
  { over }: Terms,
  sendOnce: SendOnce,
): Promise<SavedSessions> {
  const alone = { ...draft, recurrence: 'ONCE' as const, endDate: null }
  const input = { ...sessionInput(alone), evaluation: draft.evaluation, paid: gone.paid, ...over }
  return listed(await sendOnce(input, (key) => addSession(input, key)))
}

export const put = async (standing: Session, draft: SessionFormDraft, { scope, over }: Terms): Promise<SavedSessions> =>
  listed(await saveSession(standing, scope, { ...sessionInput(draft, standing), ...over }))

/** Validates a request, and returns the validated session. */
export async function validate(request: Session): Promise<Session> {
  sessionsSaved([await validateSession(request)])
  return sessionAfterOurAct(request)
}

/** The requested slot is taken: the request is first saved with the slot of the form, or despite the conflict. */
export async function moveAndValidate(request: Session, draft: SessionFormDraft, terms: Terms): Promise<SavedSessions> {
  const saved = await put(request, draft, terms)
  const moved = await loadSession(request.id)
  keepSession(moved)
  await validate(moved)
  return saved
}
