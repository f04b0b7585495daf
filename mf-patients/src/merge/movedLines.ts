import type { MergePreview } from 'shared/contracts/patients/patientMerge'
import { plural } from 'shared/domain/format'
import { texts } from './messages.ts'

const labels: Record<keyof MergePreview['moved'], [one: string, many: string]> = {
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
export function movedLines({ moved, hasFit, account }: MergePreview): string[] {
  const kinds = Object.entries(labels).map(([kind, [one, many]]) => {
    const count = Object.entries(moved).find(([name]) => name === kind)?.[1] ?? 0
    return count === 0 || kind === 'upcoming' ? '' : `${count} ${plural(count, one, many)}`
  })
  const { sessions, upcoming } = moved
  if (sessions > 0 && upcoming > 0) kinds[0] = `${kinds[0]}, dont ${upcoming} à venir`
  return [
    ...kinds,
    hasFit ? texts.fit : '',
    account === 'moved' ? texts.accountMoved : '',
    account === 'unlinked' ? texts.accountUnlinked : '',
  ].filter(Boolean)
}
