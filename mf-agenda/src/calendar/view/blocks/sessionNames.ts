import type { Member } from 'shared/contracts/accounts/user'
import type { Animal } from 'shared/contracts/agenda/animal'
import type { Club } from 'shared/contracts/agenda/club'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { animalKind } from '../kinds/animalKind.ts'
import type { AnimalKind } from '../kinds/animalKind.ts'

/** Animals of a session with the same icon; `names` is « Noisette, Perle ». */
export interface AnimalsOfKind {
  kind: AnimalKind
  names: string
}

/** Names in a session's block and card; '' without a value. */
export interface SessionNames {
  animals: readonly AnimalsOfKind[]
  place: string
  therapist: string
  /** Empty in a practice with one practitioner. */
  initials: string
}

export type NamesOf = (session: Pick<ShortSession, 'animalIds' | 'clubId' | 'therapistId'>) => SessionNames

interface Lists {
  animals: readonly Pick<Animal, 'id' | 'name' | 'type'>[]
  clubs: readonly Pick<Club, 'id' | 'name'>[]
  therapists: readonly Pick<Member, 'id' | 'firstname' | 'lastname'>[]
}

const indexById = <T extends { id: string }>(items: readonly T[]) => new Map(items.map((item) => [item.id, item]))

const initialOf = (name: string) => name.trim().slice(0, 1).toUpperCase()

/** Returns « CR » for Camille Roux; a double first name keeps both initials. */
export const initialsOf = ({ firstname, lastname }: Pick<Member, 'firstname' | 'lastname'>): string =>
  [...firstname.split(/[\s-]+/), lastname].map(initialOf).join('')

function groupByKind(animals: readonly Pick<Animal, 'name' | 'type'>[]): AnimalsOfKind[] {
  const groups = Map.groupBy(animals, ({ type }) => animalKind(type.species))
  return [...groups].map(([kind, group]) => ({ kind, names: group.map(({ name }) => name).join(', ') }))
}

/** Returns a function that looks up the names of a session in the lists; an unknown id has no name. */
export function createNamesLookup({ animals, clubs, therapists }: Lists): NamesOf {
  const [animalsById, clubsById, therapistsById] = [indexById(animals), indexById(clubs), indexById(therapists)]
  return ({ animalIds, clubId, therapistId }) => {
    const therapist = therapistsById.get(therapistId)
    return {
      animals: groupByKind(animalIds.flatMap((id) => animalsById.get(id) ?? [])),
      place: clubsById.get(clubId ?? '')?.name ?? '',
      therapist: therapist ? `${therapist.firstname} ${therapist.lastname}` : '',
      initials: therapist && therapists.length > 1 ? initialsOf(therapist) : '',
    }
  }
}
