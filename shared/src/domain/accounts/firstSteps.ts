import type { FirstStep, FirstStepId, KeptStepId } from '../../contracts/accounts/firstSteps.ts'
import type { OpeningHours } from '../../contracts/accounts/user.ts'
import { issuerProblems, type IssuerDraft } from './issuer.ts'

/** The opening hours of a new therapist (ruling 19). */
export const initialOpeningHours: OpeningHours = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  startTime: '08:00',
  endTime: '20:00',
}))

/** The data of a practice that its first steps depend on. */
export interface FirstStepFacts {
  /** The current member, with the firm of the practice. */
  issuer: IssuerDraft
  openingHours: readonly OpeningHours[number][]
  /** The steps whose proposed value a member kept. */
  kept: readonly KeptStepId[]
  /** Whether a type has a price, or there are several. */
  hasChosenTypes: boolean
  hasAnimal: boolean
  hasPatient: boolean
  hasSession: boolean
  /** Whether a therapist chose to be in the directory. */
  isPublic: boolean
}

const areInitialHours = (hours: FirstStepFacts['openingHours']) =>
  hours.length === initialOpeningHours.length &&
  hours.every(({ weekday, startTime, endTime }, index) => {
    const initial = initialOpeningHours[index]
    return initial?.weekday === weekday && initial.startTime === startTime && initial.endTime === endTime
  })

/** Returns the first steps of a practice in their order, and which are done (ruling 183). */
export function firstSteps(facts: FirstStepFacts): FirstStep[] {
  const done: Record<FirstStepId, boolean> = {
    profile: issuerProblems(facts.issuer).length === 0,
    openingHours: facts.kept.includes('openingHours') || !areInitialHours(facts.openingHours),
    animal: facts.hasAnimal,
    sessionTypes: facts.kept.includes('sessionTypes') || facts.hasChosenTypes,
    patients: facts.hasPatient,
    publicPage: facts.isPublic,
    session: facts.hasSession,
  }
  return stepIds.map((id) => ({ id, isDone: done[id] }))
}

const stepIds: readonly FirstStepId[] = [
  'profile',
  'openingHours',
  'animal',
  'sessionTypes',
  'patients',
  'publicPage',
  'session',
]
