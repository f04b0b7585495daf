import { isEmail } from '../contact/email.ts'
import { invalid, required, type Problem } from '../problems.ts'

/** Problems of the new address of an account, whose present address is `current`. */
export function newEmailProblems({ email }: { email: string }, current: string): Problem[] {
  const address = email.trim().toLowerCase()
  if (address === '') return [required('email', 'Nouvelle adresse requise')]
  if (!isEmail(address)) return [invalid('email', "L'adresse mail n'est pas valable")]
  return address === current ? [invalid('email', "C'est déjà votre adresse.")] : []
}

/** Problems of the form of a patient, who types the password as well. */
export const newPatientEmailProblems = (draft: { email: string; password: string }, current: string): Problem[] => [
  ...newEmailProblems(draft, current),
  ...(draft.password === '' ? [required('password', 'Mot de passe requis')] : []),
]
