import { ApiError, isCode, isStatus, messageFor } from 'shared/client'
import type { PatientToken, SessionRequest } from 'shared/contracts/directory/booking'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Problem } from 'shared/contracts/wire'
import type { SendOnce } from 'shared/ui/form'
import { attachAccount, openAccount, requestSession, signPatientIn } from './api.ts'
import type { PatientDraft } from './draft.ts'
import {
  attachFailedText,
  bookingFailureMessages,
  signInFailureText,
  slotNotOfferedText,
  slotTakenText,
} from './messages.ts'

export type Outcome =
  | { kind: 'sent' }
  | { kind: 'accountExists' }
  /** No account has the e-mail address, but a practice has a patient file with it. */
  | { kind: 'fileKnown' }
  /** Another visitor has booked the slot in the meantime, or the slot is not offered. With `patient`, the other slots are loaded with the patient's token. */
  | { kind: 'slotRefused'; message: string; patient?: PatientToken }
  | { kind: 'typeGone' }
  | { kind: 'clubGone' }
  /** `isAboutPatient`: the refusal concerns the patient's fields, not the session. */
  | { kind: 'failed'; message: string; problems: readonly Problem[]; isAboutPatient: boolean }

/** Results of earlier attempts on the page, only in memory, because the patient's token is never stored. */
export interface Progress {
  /** E-mail address of the account that the page has created. */
  createdAccountEmail?: string
  signedIn?: PatientToken & { email: string }
  /** Sends a request under an idempotency key, which is the same after a reload. */
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

const failedOutcome = (message: string, error: unknown) =>
  ({
    kind: 'failed' as const,
    message,
    problems: error instanceof ApiError ? error.problems : [],
    isAboutPatient: false,
  }) satisfies Outcome

/** Returns the outcome of a refusal of the account. The patient's fields must then be changed. */
const patientFailedOutcome = (message: string, error: unknown): Outcome => ({
  ...failedOutcome(message, error),
  isAboutPatient: error instanceof ApiError && error.status >= 400 && error.status < 500,
})

const stopOnError = <T>(promise: Promise<T>, outcomeOf: (error: unknown) => Outcome): Promise<T> =>
  promise.catch((error: unknown) => {
    throw new BookingStopped(outcomeOf(error))
  })

const accountFailureOf = (error: unknown): Outcome => {
  if (isCode(error, errorCode.emailTaken)) return { kind: 'accountExists' }
  if (isCode(error, errorCode.patientFileKnown)) return { kind: 'fileKnown' }
  return patientFailedOutcome(messageFor(error, bookingFailureMessages), error)
}

/** Whether the session is not, or no longer, offered at the selected club. */
const isClubRefused = (error: unknown) =>
  error instanceof ApiError && error.status === 404 && error.problems.some(({ field }) => field === 'clubId')

const requestFailureOf = (error: unknown): Outcome => {
  // The account already has this slot, because an earlier request was recorded although its response was lost.
  if (isCode(error, errorCode.slotHeld)) return { kind: 'sent' }
  if (isCode(error, errorCode.sessionTypeGone)) return { kind: 'typeGone' }
  if (isClubRefused(error)) return { kind: 'clubGone' }
  if (isCode(error, errorCode.slotTaken)) return { kind: 'slotRefused', message: slotTakenText }
  if (isCode(error, errorCode.slotNotOffered)) return { kind: 'slotRefused', message: slotNotOfferedText }
  // The server's message names the limit that was reached: the number of calls, or of pending requests.
  if (error instanceof ApiError && isCode(error, errorCode.tooManyTries)) return failedOutcome(error.message, error)
  return failedOutcome(messageFor(error, bookingFailureMessages), error)
}

async function ensureAccount(draft: PatientDraft, shouldAttachFile: boolean, progress: Progress) {
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
  if (shouldAttachFile)
    await stopOnError(attachAccount(patient), (error) => patientFailedOutcome(attachFailedText, error))
  else await stopOnError(openAccount(patient), accountFailureOf)
  progress.createdAccountEmail = email
}

async function ensureSignedIn(draft: PatientDraft, progress: Progress): Promise<PatientToken> {
  const email = draft.email.trim()
  if (progress.signedIn?.email === email) return progress.signedIn
  const password = draft.tab === 'new' ? draft.password : draft.accountPassword
  const patientToken = await stopOnError(signPatientIn(email, password), (error) =>
    patientFailedOutcome(signInFailureText(error), error),
  )
  progress.signedIn = { ...patientToken, email }
  return patientToken
}

async function sendSessionRequest(slotRequest: SlotRequest, draft: PatientDraft, progress: Progress): Promise<void> {
  const { token, patientId } = await ensureSignedIn(draft, progress)
  const request: SessionRequest = { ...slotRequest, patientId }
  const send = (bearer: string) => progress.sendOnce(request, (key) => requestSession(request, bearer, key))
  try {
    await send(token)
  } catch (error) {
    if (!isStatus(error, 401)) throw new BookingStopped(requestFailureOf(error))
    // The token expires after 15 minutes; signs in again and retries once.
    progress.signedIn = undefined
    const { token: newToken } = await ensureSignedIn(draft, progress)
    await stopOnError(send(newToken), requestFailureOf)
  }
}

/**
 * Creates the account (with `shouldAttachFile`, for a known patient file), signs in and requests the session. A second
 * attempt skips the steps that the first attempt completed.
 */
export async function sendRequest(
  slotRequest: SlotRequest,
  draft: PatientDraft,
  shouldAttachFile: boolean,
  progress: Progress,
): Promise<Outcome> {
  try {
    if (draft.tab === 'new') await ensureAccount(draft, shouldAttachFile, progress)
    await sendSessionRequest(slotRequest, draft, progress)
    return { kind: 'sent' }
  } catch (error) {
    if (!(error instanceof BookingStopped)) throw error
    const { outcome } = error
    return outcome.kind === 'slotRefused' ? { ...outcome, patient: progress.signedIn } : outcome
  }
}
