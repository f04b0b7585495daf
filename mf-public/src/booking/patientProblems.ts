import { isEmail } from 'shared/domain/contact/email'
import { invalid, required } from 'shared/domain/problems'
import type { Problem } from 'shared/domain/problems'
import type { PatientDraft } from './draft.ts'

const minPasswordLength = 8

const isFilled = (text: string) => text.trim() !== ''

function emailProblems(email: string): Problem[] {
  if (!isFilled(email)) return [required('email', 'E-mail requis')]
  return isEmail(email) ? [] : [invalid('email', "L'adresse e-mail n'est pas complète")]
}

function passwordProblems(password: string): Problem[] {
  if (password === '') return [required('password', 'Mot de passe requis')]
  return password.length < minPasswordLength
    ? [invalid('password', 'Le mot de passe doit compter au moins 8 caractères')]
    : []
}

/** Returns the problems of the fields in the open tab. */
export function patientProblems({
  tab,
  firstname,
  lastname,
  email,
  password,
  accountPassword,
}: PatientDraft): Problem[] {
  if (tab === 'known')
    return [
      ...emailProblems(email),
      ...(accountPassword === '' ? [required('accountPassword', 'Mot de passe requis')] : []),
    ]
  return [
    ...(isFilled(firstname) ? [] : [required('firstname', 'Le prénom ne peut être vide')]),
    ...(isFilled(lastname) ? [] : [required('lastname', 'Le nom de famille ne peut être vide')]),
    ...emailProblems(email),
    ...passwordProblems(password),
  ]
}
