import { emailChangeHours, type EmailChange } from '../../contracts/accounts/emailChange.ts'
import { isEmail } from '../contact/email.ts'
import { invalid, required, type Problem } from '../problems.ts'

/** Problems of the new address of an account, whose present address is `currentEmail`. */
export function newEmailProblems({ email }: { email: string }, currentEmail: string): Problem[] {
  const address = email.trim().toLowerCase()
  if (address === '') return [required('email', 'Nouvelle adresse requise')]
  if (!isEmail(address)) return [invalid('email', "L'adresse mail n'est pas valable")]
  return address === currentEmail ? [invalid('email', "C'est déjà votre adresse.")] : []
}

/** Problems of the form of a patient, who types the password as well. */
export const newPatientEmailProblems = (
  draft: { email: string; password: string },
  currentEmail: string,
): Problem[] => [
  ...newEmailProblems(draft, currentEmail),
  ...(draft.password === '' ? [required('password', 'Mot de passe requis')] : []),
]

/** Counts the addresses that must still confirm the change; each gets a new link when the links are sent again. */
export const countWaitingLinks = ({
  isConfirmedByFormer,
  isConfirmedByNew,
}: NonNullable<EmailChange['pending']>): number =>
  [isConfirmedByFormer, isConfirmedByNew].filter((isConfirmed) => !isConfirmed).length

/** States to which addresses the links of a change are sent, and when it takes effect. */
export function linksText({ isConfirmed }: EmailChange, currentEmail: string): string {
  const recipients = isConfirmed ? `à ${currentEmail} et à la nouvelle adresse` : 'à la nouvelle adresse'
  const condition = isConfirmed ? 'les deux ont confirmé' : 'elle a confirmé'
  return `Un lien est envoyé ${recipients}. Le changement a lieu quand ${condition}, dans les ${emailChangeHours} heures.`
}

/** Label of the button that asks for a change. */
export const sendLinksLabel = ({ isConfirmed }: EmailChange) => (isConfirmed ? 'Envoyer les liens' : 'Envoyer le lien')

export const resentText = (change: EmailChange): string =>
  change.pending && countWaitingLinks(change.pending) > 1 ? 'Liens renvoyés' : 'Lien renvoyé'
