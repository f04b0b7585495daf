import type { Objective } from '../../contracts/agenda/evaluation.ts'

/** The answer to a criterion: a score or the state of an objective; null while empty. */
export type Answer = number | Objective

export interface Scale {
  options: readonly { value: NonNullable<Answer>; label: string }[]
  /** The best score of a scale whose scores are averaged, as in « 3,5 / 4 »; N/A does not count in the average. */
  outOf?: number
}

const management: Scale['options'] = [
  { value: 4, label: 'Excellent' },
  { value: 3, label: 'Satisfaisant' },
  { value: 2, label: 'À améliorer' },
  { value: 1, label: 'Insuffisant' },
]

/** The scales of the evaluation; options are in display order. */
export const scales = {
  quality: { outOf: 4, options: [...management, { value: 0, label: 'N/A' }] },
  management: { outOf: 4, options: management },
  objective: {
    options: [
      { value: 'atteint', label: 'Atteint' },
      { value: 'partiel', label: 'Partiellement atteint' },
      { value: 'non-atteint', label: 'Non atteint' },
      { value: 'na', label: 'N/A' },
    ],
  },
  behaviour: {
    outOf: 5,
    options: [
      { value: 5, label: 'Très positif' },
      { value: 4, label: 'Positif' },
      { value: 3, label: 'Neutre' },
      { value: 2, label: 'Négatif' },
      { value: 1, label: 'Très négatif' },
    ],
  },
  wellbeing: {
    outOf: 4,
    options: [
      { value: 4, label: 'Excellent' },
      { value: 3, label: 'Satisfaisant' },
      { value: 2, label: 'À surveiller' },
      { value: 1, label: 'Problématique' },
    ],
  },
  satisfaction: { outOf: 5, options: [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) })) },
} satisfies Record<string, Scale>

export type ScaleName = keyof typeof scales

/** Returns the scale with this name, typed as `Scale`. */
export const scaleOf = (name: ScaleName): Scale => scales[name]

export const isOnScale = (name: ScaleName, value: unknown): boolean =>
  scaleOf(name).options.some((option) => option.value === value)

/** Returns the label of an answer: « À surveiller » for 2 of wellbeing; '' without an answer. */
export const labelOfAnswer = (name: ScaleName, value: Answer): string =>
  scaleOf(name).options.find((option) => option.value === value)?.label ?? ''
