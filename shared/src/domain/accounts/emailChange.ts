import { emailChangeHours, type EmailChange } from '../../contracts/accounts/emailChange.ts'
import { isEmail } from '../contact/email.ts'
import { invalid, required, type Problem } from '../problems.ts'

/** Returns the problems of the new address of an account, whose current address is `currentEmail`. */
export function newEmailProblems({ email }: { email: string }, currentEmail: string): Problem[] {
  const address = email.trim().toLowerCase()
  if (address === '') return [required('email', 'Nouvelle adresse requise')]
  if (!isEmail(address)) return [invalid('email', "L'adresse mail n'est pas valable")]
  return address === currentEmail ? [invalid('email', "C'est déjà votre adresse.")] : []
}

/** Returns the problems of the form for patients, which also requires the password. */
export const newPatientEmailProblems = (
  draft: { email: string; password: string },
  currentEmail: string,
): Problem[] => [
  ...newEmailProblems(draft, currentEmail),
  ...(draft.password === '' ? [required('password', 'Mot de passe requis')] : []),
]

/** Counts the addresses that must still confirm the change; each receives a new link when the links are sent again. */
export const countUnconfirmedAddresses = ({
  isConfirmedByFormer,
  isConfirmedByNew,
}: NonNullable<EmailChange['pending']>): number =>
  [isConfirmedByFormer, isConfirmedByNew].filter((isConfirmed) => !isConfirmed).length

/** Returns a French sentence about the addresses that receive the links of a change, and when it takes effect. */
export function linksText({ isConfirmed }: EmailChange, currentEmail: string): string {
  const recipients = isConfirmed ? `à ${currentEmail} et à la nouvelle adresse` : 'à la nouvelle adresse'
  const condition = isConfirmed ? 'les deux ont confirmé' : 'elle a confirmé'
  return `Un lien est envoyé ${recipients}. Le changement a lieu quand ${condition}, dans les ${emailChangeHours} heures.`
}

/** Returns the label of the button that requests a change. */
export const sendLinksLabel = ({ isConfirmed }: EmailChange) => (isConfirmed ? 'Envoyer les liens' : 'Envoyer le lien')

/** Returns the message shown after the links of a change were sent again. */
export const resentText = (change: EmailChange): string =>
  change.pending && countUnconfirmedAddresses(change.pending) > 1 ? 'Liens renvoyés' : 'Lien renvoyé'
