import { ApiError, isCode, isStatus, messageFor } from 'shared/client'
import type { PatientToken, SessionRequest } from 'shared/contracts/directory/booking'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Problem } from 'shared/contracts/wire'
import type { SendOnce } from 'shared/ui/form'
import { attachAccount, openAccount, requestSession, signPatientIn } from './api.ts'
import type { PatientDraft } from './draft.ts'
import { attachFailed, bookingFailed, signInFailed, slotNotOffered, slotTaken } from './messages.ts'

export type Outcome =
  | { kind: 'sent' }
  | { kind: 'accountExists' }
  | { kind: 'fileKnown' }
  /** The requested time is unavailable: taken meanwhile, or not offered. The other slots are the patient's. */
  | { kind: 'slotRefused'; message: string; patient?: PatientToken }
  | { kind: 'typeGone' }
  | { kind: 'clubGone' }
  /** `byPatient`: the refusal concerns the patient's input, not the session. */
  | { kind: 'failed'; message: string; problems: readonly Problem[]; byPatient: boolean }

/** Results of earlier attempts on this page. In memory only: the patient's token is never stored. */
export interface Progress {
  /** Address of the account that this page has opened. */
  createdAccountEmail?: string
  signedIn?: PatientToken & { email: string }
  /** Sends a request under an idempotency key that outlives a reload. */
  sendOnce: SendOnce
}

type SlotRequest = Omit<SessionRequest, 'patientId'>

class BookingStopped extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super(outcome.kind)
    this.outcome = outcome
  }
}

const failed = (message: string, error: unknown) =>
  ({
    kind: 'failed' as const,
    message,
    problems: error instanceof ApiError ? error.problems : [],
    byPatient: false,
  }) satisfies Outcome

/** Refused because of the account: the patient's fields must be changed. */
const patientFailed = (message: string, error: unknown): Outcome => ({
  ...failed(message, error),
  byPatient: error instanceof ApiError && error.status >= 400 && error.status < 500,
})

const orStopWith = <T>(work: Promise<T>, outcomeOf: (error: unknown) => Outcome): Promise<T> =>
  work.catch((error: unknown) => {
    throw new BookingStopped(outcomeOf(error))
  })

const accountFailure = (error: unknown): Outcome => {
  if (isCode(error, errorCode.emailTaken)) return { kind: 'accountExists' }
  if (isCode(error, errorCode.patientFileKnown)) return { kind: 'fileKnown' }
  return patientFailed(messageFor(error, bookingFailed), error)
}

/** Whether the session is not, or no longer, offered at the selected club. */
const isClubRefused = (error: unknown) =>
  error instanceof ApiError && error.status === 404 && error.problems.some(({ field }) => field === 'clubId')

const requestFailure = (error: unknown): Outcome => {
  // An earlier request was recorded although its response was lost.
  if (isCode(error, errorCode.slotHeld)) return { kind: 'sent' }
  if (isCode(error, errorCode.sessionTypeGone)) return { kind: 'typeGone' }
  if (isClubRefused(error)) return { kind: 'clubGone' }
  if (isCode(error, errorCode.slotTaken)) return { kind: 'slotRefused', message: slotTaken }
  if (isCode(error, errorCode.slotNotOffered)) return { kind: 'slotRefused', message: slotNotOffered }
  // The server's message says which limit is reached: too many calls, or too many pending requests.
  if (error instanceof ApiError && isCode(error, errorCode.tooManyTries)) return failed(error.message, error)
  return failed(messageFor(error, bookingFailed), error)
}

async function ensureAccount(draft: PatientDraft, attach: boolean, progress: Progress) {
  const { firstname, lastname, phoneNumber, password } = draft
  const email = draft.email.trim()
  if (progress.createdAccountEmail === email) return
  const patient = {
    firstname: firstname.trim(),
    lastname: lastname.trim(),
    email,
    phoneNumber: phoneNumber.trim(),
    password,
  }
  if (attach) await orStopWith(attachAccount(patient), (error) => patientFailed(attachFailed, error))
  else await orStopWith(openAccount(patient), accountFailure)
  progress.createdAccountEmail = email
}

async function ensureSignedIn(draft: PatientDraft, progress: Progress): Promise<PatientToken> {
  const email = draft.email.trim()
  if (progress.signedIn?.email === email) return progress.signedIn
  const password = draft.tab === 'new' ? draft.password : draft.accountPassword
  const session = await orStopWith(signPatientIn(email, password), (error) => patientFailed(signInFailed(error), error))
  progress.signedIn = { ...session, email }
  return session
}

async function sendSessionRequest(slotRequest: SlotRequest, draft: PatientDraft, progress: Progress): Promise<void> {
  const { token, patientId } = await ensureSignedIn(draft, progress)
  const request: SessionRequest = { ...slotRequest, patientId }
  const send = (bearer: string) => progress.sendOnce(request, (key) => requestSession(request, bearer, key))
  try {
    await send(token)
  } catch (error) {
    if (!isStatus(error, 401)) throw new BookingStopped(requestFailure(error))
    // The token has expired (15 minutes): signs in and retries once.
    progress.signedIn = undefined
    const newSession = await ensureSignedIn(draft, progress)
    await orStopWith(send(newSession.token), requestFailure)
  }
}

/** Creates the account (or attaches it), signs in and requests the session. A second attempt continues where the first one stopped. */
export async function sendRequest(
  slotRequest: SlotRequest,
  draft: PatientDraft,
  attach: boolean,
  progress: Progress,
): Promise<Outcome> {
  try {
    if (draft.tab === 'new') await ensureAccount(draft, attach, progress)
    await sendSessionRequest(slotRequest, draft, progress)
    return { kind: 'sent' }
  } catch (error) {
    if (!(error instanceof BookingStopped)) throw error
    const { outcome } = error
    return outcome.kind === 'slotRefused' ? { ...outcome, patient: progress.signedIn } : outcome
  }
}
