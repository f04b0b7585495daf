import { ApiError, isCode, isStatus, messageFor } from 'shared/client'
import type { PatientToken, SessionRequest } from 'shared/contracts/booking'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Problem } from 'shared/contracts/wire'
import { attachAccount, openAccount, requestSession, signPatientIn } from './api.ts'
import type { PatientDraft } from './draft.ts'
import { attachFailed, bookingFailed, signInFailed } from './messages.ts'

export type Outcome =
  | { kind: 'sent' }
  | { kind: 'accountExists' }
  | { kind: 'fileKnown' }
  | { kind: 'slotTaken' }
  /** `byPatient`: what was typed of the patient is refused, not the session. */
  | { kind: 'failed'; message: string; problems: readonly Problem[]; byPatient: boolean }

/** What earlier tries of this page have achieved. In memory only: the patient's token is never written down. */
export interface Progress {
  /** The address whose account this page has opened. */
  opened?: string
  signedIn?: PatientToken & { email: string }
  /** The idempotency key of a request: the same for the same request. */
  keyFor: (request: SessionRequest) => string
}

type Wanted = Omit<SessionRequest, 'patientId'>

class Stopped extends Error {
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

/** The server had its say on the account: it is there that something must be changed. */
const patientFailed = (message: string, error: unknown): Outcome => ({
  ...failed(message, error),
  byPatient: error instanceof ApiError && error.status >= 400 && error.status < 500,
})

const orStop = <T>(work: Promise<T>, outcomeOf: (error: unknown) => Outcome): Promise<T> =>
  work.catch((error: unknown) => {
    throw new Stopped(outcomeOf(error))
  })

const notOpened = (error: unknown): Outcome => {
  if (isCode(error, errorCode.emailTaken)) return { kind: 'accountExists' }
  if (isCode(error, errorCode.patientFileKnown)) return { kind: 'fileKnown' }
  return patientFailed(messageFor(error, bookingFailed), error)
}

const notBooked = (error: unknown): Outcome => {
  if (isCode(error, errorCode.slotTaken)) return { kind: 'slotTaken' }
  // Only the server knows which limit was met: too many calls, or too many requests that wait already.
  if (error instanceof ApiError && isCode(error, errorCode.tooManyTries)) return failed(error.message, error)
  return failed(messageFor(error, bookingFailed), error)
}

async function openedAccount(draft: PatientDraft, attach: boolean, progress: Progress) {
  const { firstname, lastname, phoneNumber, password } = draft
  const email = draft.email.trim()
  if (progress.opened === email) return
  const patient = {
    firstname: firstname.trim(),
    lastname: lastname.trim(),
    email,
    phoneNumber: phoneNumber.trim(),
    password,
  }
  if (attach) await orStop(attachAccount(patient), (error) => patientFailed(attachFailed, error))
  else await orStop(openAccount(patient), notOpened)
  progress.opened = email
}

async function signedIn(draft: PatientDraft, progress: Progress): Promise<PatientToken> {
  const email = draft.email.trim()
  if (progress.signedIn?.email === email) return progress.signedIn
  const password = draft.tab === 'new' ? draft.password : draft.accountPassword
  const answer = await orStop(signPatientIn(email, password), (error) => patientFailed(signInFailed(error), error))
  progress.signedIn = { ...answer, email }
  return answer
}

async function requested(wanted: Wanted, draft: PatientDraft, progress: Progress): Promise<void> {
  const { token, patientId } = await signedIn(draft, progress)
  const request = { ...wanted, patientId }
  try {
    await requestSession(request, token, progress.keyFor(request))
  } catch (error) {
    if (!isStatus(error, 401)) throw new Stopped(notBooked(error))
    // The token is fifteen minutes old: once more with a fresh one.
    progress.signedIn = undefined
    const fresh = await signedIn(draft, progress)
    await orStop(requestSession(request, fresh.token, progress.keyFor(request)), notBooked)
  }
}

/** Opens the account (or attaches it), signs in, asks for the session; goes on from where an earlier try stopped. */
export async function sendRequest(
  wanted: Wanted,
  draft: PatientDraft,
  attach: boolean,
  progress: Progress,
): Promise<Outcome> {
  try {
    if (draft.tab === 'new') await openedAccount(draft, attach, progress)
    await requested(wanted, draft, progress)
    return { kind: 'sent' }
  } catch (error) {
    if (error instanceof Stopped) return error.outcome
    throw error
  }
}
