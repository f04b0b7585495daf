import type { DemoRequest } from '../../contracts/directory/booking.ts'
import type { Problem as WireProblem } from '../../contracts/wire.ts'
import { required } from '../problems.ts'
import type { Problem } from '../problems.ts'

/** The one sentence of the form, for whatever is missing or refused. */
export const checkYourDetails = 'Veuillez vérifier vos informations'

/** What stands beside a field: the sentence of the form would say nothing of it. */
export const demoFieldMessage = ({ kind, message }: WireProblem): string =>
  kind === 'required' ? 'Obligatoire' : message

/** The composed form without the shell, which has a banner for it (`shell/src/LostConnectionBanner.tsx`). */
export const noResponse = 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'

/** What keeps a request for a demonstration from being sent: first name, last name and e-mail are all needed. */
export const demoProblems = (request: DemoRequest): Problem[] =>
  (['firstname', 'lastname', 'email'] as const)
    .filter((field) => request[field].trim() === '')
    .map((field) => required(field, checkYourDetails))

/** Nobody reads the form and types three fields in less. */
const leastMs = 2_000

/** Whether a program sent it: it filled in the field that people do not see, or was faster than they are. */
export const isByProgram = ({ website = '', elapsedMs = leastMs }: DemoRequest): boolean =>
  website !== '' || elapsedMs < leastMs
