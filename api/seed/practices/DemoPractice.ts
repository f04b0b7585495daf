import type { Offer } from 'shared/contracts/access'
import type { AnimalLimits } from 'shared/contracts/agenda/animal'
import type { PatientFitInput } from 'shared/contracts/agenda/fit'

interface DemoMember {
  firstname: string
  lastname: string
  email: string
  assistant?: true
}

export interface DemoType {
  name: string
  duration: number
  price: number
  questions?: string[]
  bufferAfterMinutes?: number
  noticeHours?: number
  /** How many animals it needs, and of which species. */
  needs?: { count: number; species: string }
}

export interface DemoAnimal {
  name: string
  species: string
  race: string
  born: string
  hours: number
  limits?: Partial<AnimalLimits>
  /** Kilograms. */
  maxRiderWeightKg?: number
  /** Index of its club. */
  club?: number
}

/** What is recorded of one of the individuals; species and animals by their names. */
interface DemoNeeds extends Partial<Pick<PatientFitInput, 'weightKg' | 'note'>> {
  /** Index of the patient. */
  individual: number
  fears?: string
  prefers?: string
}

export interface DemoPractice {
  offer: Offer
  firm: string
  siren: string
  phone: string
  street: string
  zipCode: string
  city: string
  /** The towns its patients come from, its own left out. */
  around?: [zipCode: string, city: string][]
  /** Left out: located by the postal code. Null: never located. */
  at?: [latitude: number, longitude: number] | null
  /** The owner first. */
  members: DemoMember[]
  types: DemoType[]
  clubs: { name: string; street: string; zipCode: string; city: string; amount: number; email: string; phone: string }[]
  animals: DemoAnimal[]
  individuals: number
  needs?: DemoNeeds[]
  firms: string[]
  /** Share of the possible times that are taken. */
  busy: number
  pending: number
  /** The animal that was not well the last time it worked. */
  unwell?: string
  trialOver?: true
}
