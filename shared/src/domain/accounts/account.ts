import type { Offer } from '../../contracts/access.ts'
import { emailProblems } from '../contact/contactProblems.ts'
import { needsContract } from './offers.ts'
import type { Problem } from '../problems.ts'
import { invalid, required } from '../problems.ts'

export interface SignInDraft {
  email: string
  password: string
}

export interface SignUpDraft extends SignInDraft {
  confirmation: string
  terms: boolean
  offer: Offer
}

const missingEmailProblems = (email: string): Problem[] =>
  email.trim() === '' ? [required('email', 'E-mail requis')] : []

/** The minimum number of characters of a password; no kinds of characters are required. */
export const minPasswordLength = 8

function newPasswordProblems({ password, confirmation }: { password: string; confirmation: string }): Problem[] {
  if (password === '') return [required('password', 'Mot de passe requis')]
  if (password.length < minPasswordLength)
    return [invalid('password', `Mot de passe : ${minPasswordLength} caractères au moins`)]
  return password === confirmation ? [] : [invalid('confirmation', 'Mot de passe et confirmation différents')]
}

export const signInProblems = ({ email, password }: SignInDraft): Problem[] => [
  ...missingEmailProblems(email),
  ...(password === '' ? [required('password', 'Mot de passe requis')] : []),
]

export const signUpProblems = (draft: SignUpDraft): Problem[] => [
  ...missingEmailProblems(draft.email),
  ...emailProblems('email', draft.email),
  ...newPasswordProblems(draft),
  ...(draft.terms ? [] : [required('terms', "Les conditions générales d'utilisation doivent être acceptées")]),
  ...(needsContract(draft.offer) ? [invalid('offer', "L'offre Ultime se souscrit avec notre équipe")] : []),
]

export const resetRequestProblems = ({ email }: { email: string }): Problem[] => [
  ...missingEmailProblems(email),
  ...emailProblems('email', email),
]

export const passwordChangeProblems = (draft: { email: string; password: string; confirmation: string }): Problem[] => [
  ...missingEmailProblems(draft.email),
  ...newPasswordProblems(draft),
]
