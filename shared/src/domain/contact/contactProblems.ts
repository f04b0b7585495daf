import { namePattern } from '../../contracts/namePattern.ts'
import { invalid } from '../problems.ts'
import type { Problem } from '../problems.ts'
import { isEmail } from './email.ts'
import { parsePhone } from './phone.ts'
import { formatZipCode, isZipCode } from './zipCode.ts'

/** `label` names the field where a form has several of its kind. */
type Rule = (field: string, text: string | undefined, label?: string) => Problem[]

/** Builds the rule of an optional field: refused with the message if it is filled and invalid. */
const optional =
  (isValid: (text: string) => boolean, message: string): Rule =>
  (field, text = '', label) =>
    text.trim() === '' || isValid(text)
      ? []
      : [{ ...invalid(field, message), ...(label === undefined ? {} : { label }) }]

/** Refuses an invalid e-mail address. */
export const emailProblems = optional(isEmail, "L'adresse mail n'est pas valable")

/** Refuses an invalid telephone number. */
export const phoneProblems = optional(
  (text) => parsePhone(text) !== undefined,
  "Le numéro de téléphone n'est pas valable, par exemple 06 12 34 56 78",
)

const name = new RegExp(namePattern, 'u')

/** Refuses markup, control characters and bidirectional formatting in names (ruling 45). */
export const nameProblems = optional((text) => name.test(text), 'Caractères non acceptés, par exemple < ou >')

/** Refuses an invalid French postal code. */
export const zipCodeProblems = optional(
  (text) => isZipCode(formatZipCode(text)),
  "Le code postal n'est pas valable : cinq chiffres, par exemple 69003",
)
