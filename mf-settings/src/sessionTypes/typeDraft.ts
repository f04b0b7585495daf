import type { SessionType, SessionTypeInput } from 'shared/contracts/directory/sessionType'
import type { FieldLabels } from 'shared/ui/form'

/**
 * Form values of a session type; an empty number field is null. The price is in euros, the duration in minutes; without
 * `animalCount`, no animal is needed.
 */
export interface TypeDraft {
  name: string
  defaultSessionPrice: number | null
  duration: number | null
  isPublic: boolean
  animalCount: number | null
  speciesId: string | null
  clubIds: string[]
  bufferBeforeMinutes: number | null
  bufferAfterMinutes: number | null
  noticeHours: number | null
  horizonDays: number | null
}

export const draftOf = ({ id: _id, version: _version, animalsNeeded, clubIds, ...fields }: SessionType): TypeDraft => ({
  ...fields,
  clubIds: [...clubIds],
  animalCount: animalsNeeded?.count ?? null,
  speciesId: animalsNeeded?.speciesId ?? null,
})

/** Returns the request body; only for a draft without problems, in which the required numbers are filled in. */
export const inputOf = ({ animalCount, speciesId, ...draft }: TypeDraft): SessionTypeInput => ({
  ...draft,
  name: draft.name.trim(),
  duration: draft.duration ?? undefined,
  animalsNeeded: animalCount ? { count: animalCount, speciesId } : null,
  bufferBeforeMinutes: draft.bufferBeforeMinutes ?? 0,
  bufferAfterMinutes: draft.bufferAfterMinutes ?? 0,
  noticeHours: draft.noticeHours ?? 0,
  horizonDays: draft.horizonDays ?? undefined,
})

/** Labels of the fields on the screen. */
export const typeLabels = (namesOf: {
  clubs: (ids: readonly string[]) => string
  species: (id: string | null) => string
}): FieldLabels<TypeDraft> => ({
  name: 'Nom',
  defaultSessionPrice: 'Prix par défaut',
  duration: 'Durée',
  isPublic: { label: 'Réservation en ligne', words: ({ isPublic }) => (isPublic ? 'Proposé' : 'Pas proposé') },
  animalCount: "Nombre d'animaux",
  speciesId: { label: 'Espèce', words: ({ speciesId }) => namesOf.species(speciesId) },
  clubIds: { label: 'Lieux', words: ({ clubIds }) => namesOf.clubs(clubIds) },
  bufferBeforeMinutes: 'Battement avant',
  bufferAfterMinutes: 'Battement après',
  noticeHours: 'Délai minimum',
  horizonDays: 'Réservable au plus tard',
})
