import type { DemoRequest } from '../../contracts/directory/booking.ts'
import type { Problem as WireProblem } from '../../contracts/wire.ts'
import { required } from '../problems.ts'
import type { Problem } from '../problems.ts'

/** The form's one message for missing or refused fields. */
export const checkYourDetails = 'Veuillez vérifier vos informations'

/** The message beside a field, empty where it would repeat the form's own. */
export const demoFieldMessage = ({ kind, message }: WireProblem): string =>
  kind === 'required' ? 'Obligatoire' : message

/**
 * Shown by the server-rendered form, which has no shell; the shell shows a banner instead
 * (`shell/src/LostConnectionBanner.tsx`).
 */
export const noResponse = 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'

/** The problems of a demonstration request: first name, last name and e-mail are required. */
export const demoProblems = (request: DemoRequest): Problem[] =>
  (['firstname', 'lastname', 'email'] as const)
    .filter((field) => request[field].trim() === '')
    .map((field) => required(field, checkYourDetails))

/** Faster than a person can read the form and type three fields. */
const minTypingMs = 2_000

/** Whether a bot sent it: it filled in the hidden field, or was faster than a person. */
export const isFromBot = ({ website = '', elapsedMs = minTypingMs }: DemoRequest): boolean =>
  website !== '' || elapsedMs < minTypingMs
