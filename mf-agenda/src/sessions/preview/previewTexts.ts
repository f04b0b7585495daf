import type { Day } from 'shared/domain/calendar/day'
import { longDay, plural } from 'shared/domain/format'
import type { Choice } from './choices.ts'

interface DateCounts {
  savedCount: number
  skippedCount: number
  /** Number of dates without a choice. */
  undecidedCount: number
}

export interface PreviewTexts {
  choices: Readonly<Record<Choice, string>>
  skipAllLabel: string
  countText: (counts: DateCounts) => string
  unchangedTitle: (count: number) => string
  undecidedText: (count: number) => string
  nothingSavedText: string
  lastDayText: (day: Day) => string
}

const undecidedProblem = (count: number) =>
  count === 1 ? 'Une date occupée attend votre choix.' : `${count} dates occupées attendent votre choix.`

const unchangedText = (count: number) =>
  count === 1 ? 'Une séance restera comme elle est' : `${count} séances resteront comme elles sont`

/** Returns « 51 séances seront ajoutées, 1 ne sera pas créée, 1 attend votre choix. » */
const countSentence = (parts: readonly (readonly [count: number, one: string, many: string])[]) =>
  `${parts
    .filter(([count], index) => index === 0 || count > 0)
    .map(([count, one, many]) => `${count} ${plural(count, one, many)}`)
    .join(', ')}.`

const undecidedPart = (count: number) => [count, 'attend votre choix', 'attendent votre choix'] as const

const lastDayText = (day: Day) => `Dernière séance le ${longDay(day)}.`

const addingTexts: PreviewTexts = {
  choices: { keep: 'Créer', skip: 'Ne pas créer', force: 'Enregistrer quand même' },
  skipAllLabel: "N'en créer aucune",
  countText: ({ savedCount, skippedCount, undecidedCount }) =>
    countSentence([
      [savedCount, 'séance sera ajoutée', 'séances seront ajoutées'],
      [skippedCount, 'ne sera pas créée', 'ne seront pas créées'],
      undecidedPart(undecidedCount),
    ]),
  unchangedTitle: unchangedText,
  undecidedText: undecidedProblem,
  nothingSavedText: 'Aucune séance ne serait ajoutée.',
  lastDayText,
}

const changingTexts: PreviewTexts = {
  choices: { keep: 'Modifier', skip: 'Laisser en place', force: 'Enregistrer quand même' },
  skipAllLabel: 'Toutes les laisser en place',
  countText: ({ savedCount, skippedCount, undecidedCount }) =>
    countSentence([
      [savedCount, 'séance sera modifiée', 'séances seront modifiées'],
      [skippedCount, 'restera en place', 'resteront en place'],
      undecidedPart(undecidedCount),
    ]),
  unchangedTitle: unchangedText,
  undecidedText: undecidedProblem,
  nothingSavedText: 'Aucune séance ne serait modifiée.',
  lastDayText,
}

export const selectPreviewTexts = (isNew: boolean): PreviewTexts => (isNew ? addingTexts : changingTexts)
