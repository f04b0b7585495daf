import type { DemoRequest } from '../../contracts/directory/booking.ts'
import type { Problem as WireProblem } from '../../contracts/wire.ts'
import { required } from '../problems.ts'
import type { Problem } from '../problems.ts'

/** The message shown for the form as a whole when a field is missing or refused. */
export const checkFieldsMessage = 'Veuillez vérifier vos informations'

/** The message beside a field; the general message is replaced by « Obligatoire ». */
export const demoFieldMessage = ({ kind, message }: WireProblem): string =>
  kind === 'required' ? 'Obligatoire' : message

/**
 * Shown by the server-rendered form, which has no shell; the shell shows a banner instead
 * (`shell/src/LostConnectionBanner.tsx`).
 */
export const noResponseMessage = 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'

/** The problems of a demonstration request: first name, last name and e-mail are required. */
export const demoProblems = (request: DemoRequest): Problem[] =>
  (['firstname', 'lastname', 'email'] as const)
    .filter((field) => request[field].trim() === '')
    .map((field) => required(field, checkFieldsMessage))

/** The least time, in milliseconds, in which a person can read the form and type three fields. */
const minTypingMs = 2_000

/** Whether a bot sent the request: the hidden field is filled in, or the form was sent faster than a person can. */
export const isFromBot = ({ website = '', elapsedMs = minTypingMs }: DemoRequest): boolean =>
  website !== '' || elapsedMs < minTypingMs
