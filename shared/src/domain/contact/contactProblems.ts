import { namePattern } from '../../contracts/namePattern.ts'
import { invalid } from '../problems.ts'
import type { Problem } from '../problems.ts'
import { isEmail } from './email.ts'
import { parsePhone } from './phone.ts'
import { isWebsite } from './website.ts'
import { normalizeZipCode, isZipCode } from './zipCode.ts'

/** Returns the problems of a field's text; `label` names the field in a form with several fields of this kind. */
type FieldRule = (field: string, text: string | undefined, label?: string) => Problem[]

/** Creates a rule for an optional field, which reports `message` if the text is neither empty nor valid. */
const optionalRule =
  (isValid: (text: string) => boolean, message: string): FieldRule =>
  (field, text = '', label) =>
    text.trim() === '' || isValid(text)
      ? []
      : [{ ...invalid(field, message), ...(label === undefined ? {} : { label }) }]

/** Refuses an invalid e-mail address. */
export const emailProblems = optionalRule(isEmail, "L'adresse mail n'est pas valable")

/** Refuses an invalid telephone number. */
export const phoneProblems = optionalRule(
  (text) => parsePhone(text) !== undefined,
  "Le numéro de téléphone n'est pas valable, par exemple 06 12 34 56 78",
)

const validNamePattern = new RegExp(namePattern, 'u')

/** Refuses markup, control characters and bidirectional formatting in names (ruling 45). */
export const nameProblems = optionalRule(
  (text) => validNamePattern.test(text),
  'Caractères non acceptés, par exemple < ou >',
)

/** Refuses an address that is not a public website's. */
export const websiteProblems = optionalRule(
  isWebsite,
  "L'adresse du site n'est pas valable, par exemple https://exemple.fr",
)

/** Refuses an invalid French postal code. */
export const zipCodeProblems = optionalRule(
  (text) => isZipCode(normalizeZipCode(text)),
  "Le code postal n'est pas valable : cinq chiffres, par exemple 69003",
)
