import type { AnimalLimits } from '../../contracts/agenda/animal.ts'

/**
 * Published limits with their source. Choosing a preset copies its limits to the animal, so that later changes of this
 * list do not affect the animal.
 */
export interface LimitsPreset {
  id: string
  label: string
  source: string
  limits: AnimalLimits
}

export const noLimits: AnimalLimits = {
  minutesByDay: null,
  longestStretch: null,
  restBetween: null,
  sessionsByDay: null,
  restDaysByWeek: null,
}

export const limitsPresets: readonly LimitsPreset[] = [
  {
    id: 'path',
    label: "Équidés : 3 h d'affilée, 6 h par jour",
    source: 'PATH Intl., norme EQM6 pour les équidés, telle que la citent des supports de formation',
    limits: { ...noLimits, longestStretch: 180, minutesByDay: 360 },
  },
  {
    id: 'petPartners',
    label: 'Chiens et petits animaux : 2 h par jour',
    source: 'Pet Partners, règle des deux heures par jour, publiée par Pet Partners of Las Vegas',
    limits: { ...noLimits, minutesByDay: 120 },
  },
  {
    id: 'shortSessions',
    label: 'Séances de 20 min, 2 h par jour',
    source: 'Pratique publiée par Vero Vida Zoothérapie, en France',
    limits: { ...noLimits, longestStretch: 20, minutesByDay: 120 },
  },
  {
    id: 'fourSessions',
    label: 'Chevaux : 4 séances par jour',
    source: 'Pratique publiée par Les Amis de Jalna, en France',
    limits: { ...noLimits, sessionsByDay: 4 },
  },
]

const limitNames = ['minutesByDay', 'longestStretch', 'restBetween', 'sessionsByDay', 'restDaysByWeek'] as const

const haveSameLimits = (first: AnimalLimits, second: AnimalLimits) =>
  limitNames.every((name) => first[name] === second[name])

export const hasLimits = (limits: AnimalLimits): boolean => !haveSameLimits(limits, noLimits)

/** Returns the preset that has exactly these limits; undefined if no preset has them. */
export const presetOf = (limits: AnimalLimits): LimitsPreset | undefined =>
  limitsPresets.find((preset) => haveSameLimits(preset.limits, limits))
