import type { DemoRequest } from '../../contracts/directory/booking.ts'
import type { Problem as WireProblem } from '../../contracts/wire.ts'
import { required } from '../problems.ts'
import type { Problem } from '../problems.ts'

/** The message for the whole form if a field is missing or refused. */
export const checkFieldsMessage = 'Veuillez vérifier vos informations'

/** Returns the message at a field, which is shorter for a missing field: « Obligatoire ». */
export const demoFieldMessage = ({ kind, message }: WireProblem): string =>
  kind === 'required' ? 'Obligatoire' : message

/**
 * The message of the server-rendered form if there is no response. In the shell, a banner replaces it
 * (`shell/src/LostConnectionBanner.tsx`).
 */
export const noResponseMessage = 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'

/** Returns the problems of a demonstration request: first name, last name and e-mail are required. */
export const demoProblems = (request: DemoRequest): Problem[] =>
  (['firstname', 'lastname', 'email'] as const)
    .filter((field) => request[field].trim() === '')
    .map((field) => required(field, checkFieldsMessage))

/** The minimum time that a person needs to fill in the form, in milliseconds. */
const minTypingMs = 2_000

/** Why a request may come from a program: the hidden field is filled in, or the form was sent very fast. */
export type BotSuspicion = 'HIDDEN_FIELD' | 'TOO_FAST'

/**
 * Returns why a request for a demonstration may come from a program, or null. A person can be mistaken for one: a
 * password manager fills in the form, and its hidden field, at once (ruling 118). A request without `elapsedMs` is not
 * suspected.
 */
export function botSuspicion({ leaveEmpty = '', elapsedMs = minTypingMs }: DemoRequest): BotSuspicion | null {
  if (leaveEmpty !== '') return 'HIDDEN_FIELD'
  return elapsedMs < minTypingMs ? 'TOO_FAST' : null
}
