import { plural } from 'shared/domain/format'
import type { Choice } from './choices.ts'

export interface PreviewWords {
  choices: Readonly<Record<Choice, string>>
  allSkipped: string
  count: (saved: number, skipped: number) => string
  kept: (count: number) => string
  undecided: (count: number) => string
  nothingLeft: string
}

const undecided = (count: number) =>
  count === 1 ? 'Une date occupée attend votre choix.' : `${count} dates occupées attendent votre choix.`

const kept = (count: number) => (count === 1 ? 'Une séance restera comme elle est' : `${count} séances resteront comme elles sont`)

const adding: PreviewWords = {
  choices: { keep: 'Créer', skip: 'Ne pas créer', force: 'Enregistrer quand même' },
  allSkipped: "N'en créer aucune",
  count: (saved, skipped) =>
    `${saved} ${plural(saved, 'séance sera ajoutée', 'séances seront ajoutées')}${skipped > 0 ? `, ${skipped} ne ${plural(skipped, 'sera pas créée', 'seront pas créées')}` : ''}.`,
  kept,
  undecided,
  nothingLeft: 'Aucune séance ne serait ajoutée.',
}

const changing: PreviewWords = {
  choices: { keep: 'Modifier', skip: 'Laisser en place', force: 'Enregistrer quand même' },
  allSkipped: 'Toutes les laisser en place',
  count: (saved, skipped) =>
    `${saved} ${plural(saved, 'séance sera modifiée', 'séances seront modifiées')}${skipped > 0 ? `, ${skipped} ${plural(skipped, 'restera en place', 'resteront en place')}` : ''}.`,
  kept,
  undecided,
  nothingLeft: 'Aucune séance ne serait modifiée.',
}

export const previewWords = (isNew: boolean): PreviewWords => (isNew ? adding : changing)
