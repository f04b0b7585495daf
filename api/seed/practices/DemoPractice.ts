import type { Offer } from 'shared/contracts/access'
import type { AnimalLimits } from 'shared/contracts/agenda/animal'
import type { PatientFitInput } from 'shared/contracts/agenda/fit'

interface DemoMember {
  firstname: string
  lastname: string
  email: string
  isAssistant?: true
}

export interface DemoType {
  name: string
  /** In minutes. */
  duration: number
  /** In euros. */
  price: number
  questions?: string[]
  bufferAfterMinutes?: number
  noticeHours?: number
  /** The number and species of the animals that a session of this type needs. */
  animalsNeeded?: { count: number; species: string }
}

export interface DemoAnimal {
  name: string
  species: string
  race: string
  birthdate: string
  weeklyHours: number
  limits?: Partial<AnimalLimits>
  maxRiderWeightKg?: number
  /** Index of the animal's club in `DemoPractice.clubs`. */
  clubIndex?: number
}

/** Fit record of one individual; species and animals by name. */
interface DemoNeeds extends Partial<Pick<PatientFitInput, 'weightKg' | 'note'>> {
  /** Index among the individuals of the practice. */
  patientIndex: number
  fearedSpecies?: string
  preferredAnimal?: string
}

export interface DemoPractice {
  offer: Offer
  firm: string
  siren: string
  phone: string
  street: string
  zipCode: string
  city: string
  /** Home towns of the patients, other than the practice's town. */
  patientTowns?: [zipCode: string, city: string][]
  /** `undefined`: located by postal code; `null`: never located. */
  coordinates?: [latitude: number, longitude: number] | null
  /** The owner is the first. */
  members: DemoMember[]
  types: DemoType[]
  clubs: { name: string; street: string; zipCode: string; city: string; amount: number; email: string; phone: string }[]
  animals: DemoAnimal[]
  individualCount: number
  needs?: DemoNeeds[]
  firms: string[]
  /** Share of the possible start times that are booked from Monday to Friday, 0 to 1. */
  bookedShare: number
  requestCount: number
  /** Whether the practice has worked for two years; otherwise it has the recent weeks only. */
  hasPast?: true
  /** Name of the animal that was unwell at its last session. */
  unwellAnimal?: string
  isTrialOver?: true
}
