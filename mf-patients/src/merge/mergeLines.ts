import type { MergePreview } from 'shared/contracts/patients/patientMerge'
import { decimal, plural } from 'shared/domain/format'
import { texts } from './messages.ts'

const labels: Record<keyof MergePreview['moved'], [singularText: string, pluralText: string]> = {
  sessions: ['séance ou demande', 'séances ou demandes'],
  upcoming: ['séance ou demande à venir', 'séances ou demandes à venir'],
  comments: ['commentaire de séance', 'commentaires de séances'],
  evaluations: ['évaluation', 'évaluations'],
  answers: ['réponse de réservation', 'réponses de réservation'],
  audios: ['enregistrement audio', 'enregistrements audio'],
  programmes: ['programme', 'programmes'],
  reports: ['bilan donné', 'bilans donnés'],
  consents: ['accord', 'accords'],
  signatures: ["ligne d'émargement", "lignes d'émargement"],
  invoices: ['facture', 'factures'],
  estimations: ['devis', 'devis'],
  payers: ['payeur (« Qui paie »)', 'payeurs (« Qui paie »)'],
  employees: ['salarié', 'salariés'],
  animals: ['animal', 'animaux'],
}

/** Returns the data that moves to the remaining file: one line per kind with at least one item. */
export function movedLines({ moved, hasNote, hasFit, account }: MergePreview): string[] {
  const kinds = Object.entries(labels).map(([kind, [singularText, pluralText]]) => {
    const count = Object.entries(moved).find(([name]) => name === kind)?.[1] ?? 0
    return count === 0 || kind === 'upcoming' ? '' : `${count} ${plural(count, singularText, pluralText)}`
  })
  const { sessions, upcoming } = moved
  // `kinds[0]` is the line of the sessions, the first label.
  if (sessions > 0 && upcoming > 0) kinds[0] = `${kinds[0]}, dont ${upcoming} à venir`
  return [
    ...kinds,
    hasNote ? texts.note : '',
    hasFit ? texts.fit : '',
    account === 'moved' ? texts.accountMoved : '',
    account === 'unlinked' ? texts.accountUnlinked : '',
  ].filter(Boolean)
}

/** Returns the data that the merge drops: one line per kind. */
export function droppedLines({ dropped }: MergePreview): string[] {
  const { shares, weightKg, preferredAnimals, sessionNames, undoableImports } = dropped
  return [
    shares > 0
      ? `${shares} ${plural(shares, 'part', 'parts')} de « Qui paie » : celles de ce dossier restent, et les payeurs qui arrivent n'en ont pas`
      : '',
    weightKg === null ? '' : `Le poids de ${decimal(weightKg)} kg : celui de ce dossier reste`,
    preferredAnimals > 0
      ? `${preferredAnimals} ${plural(preferredAnimals, "animal préféré dans un dossier et évité dans l'autre : il est seulement évité", "animaux préférés dans un dossier et évités dans l'autre : ils sont seulement évités")}`
      : '',
    sessionNames > 0
      ? `Un des deux noms dans ${sessionNames} ${plural(sessionNames, "séance d'entreprise", "séances d'entreprise")} : présent si l'un des deux l'est`
      : '',
    undoableImports > 0
      ? `La possibilité d'annuler ${plural(undoableImports, 'un import récent', `${undoableImports} imports récents`)} pour ces deux dossiers`
      : '',
  ].filter(Boolean)
}
