import { plural } from 'shared/domain/format'
import type { Choice } from './choices.ts'

interface Counts {
  saved: number
  skipped: number
  /** Number of dates without a choice. */
  open: number
}

export interface PreviewWords {
  choices: Readonly<Record<Choice, string>>
  allSkipped: string
  count: (counts: Counts) => string
  kept: (count: number) => string
  undecided: (count: number) => string
  nothingLeft: string
}

const undecided = (count: number) =>
  count === 1 ? 'Une date occupée attend votre choix.' : `${count} dates occupées attendent votre choix.`

const keptText = (count: number) =>
  count === 1 ? 'Une séance restera comme elle est' : `${count} séances resteront comme elles sont`

/** « 51 séances seront ajoutées, 1 ne sera pas créée, 1 attend votre choix. » */
const sentence = (parts: readonly (readonly [count: number, one: string, many: string])[]) =>
  `${parts
    .filter(([count], index) => index === 0 || count > 0)
    .map(([count, one, many]) => `${count} ${plural(count, one, many)}`)
    .join(', ')}.`

const undecidedText = (open: number) => [open, 'attend votre choix', 'attendent votre choix'] as const

const adding: PreviewWords = {
  choices: { keep: 'Créer', skip: 'Ne pas créer', force: 'Enregistrer quand même' },
  allSkipped: "N'en créer aucune",
  count: ({ saved, skipped, open }) =>
    sentence([
      [saved, 'séance sera ajoutée', 'séances seront ajoutées'],
      [skipped, 'ne sera pas créée', 'ne seront pas créées'],
      undecidedText(open),
    ]),
  kept: keptText,
  undecided,
  nothingLeft: 'Aucune séance ne serait ajoutée.',
}

const changing: PreviewWords = {
  choices: { keep: 'Modifier', skip: 'Laisser en place', force: 'Enregistrer quand même' },
  allSkipped: 'Toutes les laisser en place',
  count: ({ saved, skipped, open }) =>
    sentence([
      [saved, 'séance sera modifiée', 'séances seront modifiées'],
      [skipped, 'restera en place', 'resteront en place'],
      undecidedText(open),
    ]),
  kept: keptText,
  undecided,
  nothingLeft: 'Aucune séance ne serait modifiée.',
}

export const previewWords = (isNew: boolean): PreviewWords => (isNew ? adding : changing)
