import type { ConsentGiver } from '../../contracts/patients/consent.ts'
import type { Day } from '../calendar/day.ts'
import type { Problem } from '../problems.ts'
import { invalid } from '../problems.ts'
import { ageOn } from '../calendar/age.ts'

/** Below this age, in years, the holder of parental authority must consent. */
const consentAgeYears = 15

/** The consent texts by version, the oldest first. A published text is never edited: a new version is appended. */
const consentTexts: readonly Readonly<Record<ConsentGiver, string>>[] = [
  {
    SELF: "J'accepte que le praticien conserve mes réponses, qui peuvent parler de ma santé, pour préparer et suivre mes séances. Seul son cabinet les lit. Je peux retirer mon accord à tout moment en m'adressant à lui : mes réponses sont alors détruites.",
    GUARDIAN:
      "Je suis responsable légal de l'enfant et j'accepte que le praticien conserve mes réponses, qui peuvent parler de sa santé, pour préparer et suivre ses séances. Seul son cabinet les lit. Je peux retirer mon accord à tout moment en m'adressant à lui : mes réponses sont alors détruites.",
  },
]

/** The current version of the text; versions are numbered from 1. */
export const consentTextVersion = consentTexts.length

/** Returns the consent text of a version, for the patient or for a guardian; undefined for an unknown version. */
export const consentText = (version: number, givenBy: ConsentGiver): string | undefined =>
  consentTexts[version - 1]?.[givenBy]

/** Whether a guardian must consent on the day `today`; false if the birth is unknown (`birthdateForAge`). */
export const needsGuardian = (birthdate: Day | null | undefined, today: Day): boolean =>
  typeof birthdate === 'string' && ageOn(birthdate, today) < consentAgeYears

/** Returns the problems of a consent given on paper: a missing name, or a missing or future day. */
export function paperConsentProblems(
  { giverName, givenOn }: { giverName: string; givenOn: Day | null },
  today: Day,
): Problem[] {
  const problems: Problem[] = []
  if (giverName.trim() === '') problems.push(invalid('giverName', "Nom de la personne qui donne l'accord requis"))
  if (givenOn === null) problems.push(invalid('givenOn', "Date de l'accord requise"))
  else if (givenOn > today) problems.push(invalid('givenOn', "La date de l'accord est à venir"))
  return problems
}
