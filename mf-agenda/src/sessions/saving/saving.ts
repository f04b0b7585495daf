import { errorCode } from 'shared/contracts/errorCodes'
import type { Preview, SavedSessions, Session, SessionInput } from 'shared/contracts/session'
import type { Problem } from 'shared/contracts/wire'
import type { Day } from 'shared/domain/calendar/day'
import { endBeforeStart } from 'shared/domain/sessions/session'
import { ApiError, isCode } from 'shared/client'
import { sessionsSaved } from 'shared/lists'
import { addSession, loadSession, previewSessions, saveSession, validateSession } from '../api.ts'
import type { Scope } from '../api.ts'
import { sessionInput } from '../form/draft.ts'
import type { SessionFormDraft } from '../form/draft.ts'
import type { Over } from '../preview/choices.ts'
import { keepSession, sessionAfterOurAct } from './savedSession.ts'

/** Alone or with the following, and over what stands in the way. */
export interface Terms {
  scope: Scope
  over: Over
}

export const alone: Terms = { scope: 'once', over: {} }

/** What the server says of single fields; E113 speaks of the end when it names none. */
export function problemsIn(error: unknown): readonly Problem[] {
  if (!(error instanceof ApiError)) return []
  if (error.problems.length === 0 && isCode(error, errorCode.datesRefused))
    return [{ field: 'endTime', message: endBeforeStart }]
  return error.problems
}

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

/** Whether the session is put anywhere else, or other animals work: what only warns is then worth a look. */
export const isPlacedAnew = (draft: SessionFormDraft, session: Session | undefined): boolean =>
  session === undefined ||
  draft.startDate !== session.date ||
  draft.startTime !== session.startTime ||
  draft.endTime !== session.endTime ||
  draft.therapistId !== session.therapistId ||
  !sameIds(draft.animalIds, session.animalIds)

const kept = (saved: SavedSessions): SavedSessions => {
  sessionsSaved(saved.sessions)
  return saved
}

export const add = async (
  draft: SessionFormDraft,
  { over }: Terms,
  keyFor: (input: SessionInput) => string,
): Promise<SavedSessions> => {
  const input = { ...sessionInput(draft), ...over }
  return kept(await addSession(input, keyFor(input)))
}

export const put = async (standing: Session, draft: SessionFormDraft, { scope, over }: Terms): Promise<SavedSessions> =>
  kept(await saveSession(standing, scope, { ...sessionInput(draft, standing), ...over }))

/** Answers the session as it stands once it is validated. */
export async function validate(request: Session): Promise<Session> {
  sessionsSaved([await validateSession(request.id)])
  return sessionAfterOurAct(request)
}

/** The slot asked for is taken: the request is first saved where the form puts it, or over what is in the way. */
export async function moveAndValidate(request: Session, draft: SessionFormDraft, terms: Terms): Promise<SavedSessions> {
  const saved = await put(request, draft, terms)
  const moved = await loadSession(request.id)
  keepSession(moved)
  await validate(moved)
  return saved
}
