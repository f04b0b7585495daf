import type { MergeDrop } from 'shared/contracts/patients/patientMerge'
import type { TimelineAct, TimelineEvent, TimelineKind } from 'shared/contracts/patients/timeline'

/** Labels of the kinds of events, in the order of the filters. */
export const kindLabels: Record<TimelineKind, string> = {
  SESSION: 'Séances',
  REQUEST: 'Demandes',
  CANCELLATION: 'Annulations',
  ATTENDANCE: 'Émargements',
  EVALUATION: 'Évaluations',
  PROGRAMME: 'Programmes',
  DOCUMENT: 'Documents',
  CONSENT: 'Consentements',
  IMPORT: 'Imports',
  FILE: 'Dossier',
}

const actTexts: Record<TimelineAct, string> = {
  requestReceived: 'Demande de séance',
  requestWaiting: 'Demande de séance, à valider',
  requestValidated: 'Demande acceptée',
  requestRefused: 'Demande refusée',
  requestWithdrawn: 'Demande annulée par le patient',
  requestExpired: 'Demande expirée sans réponse',
  sessionHeld: 'Venu en séance',
  sessionMissed: 'Absent à la séance',
  sessionCancelled: 'Séance annulée',
  sessionCancelledByPatient: 'Séance annulée par le patient',
  attendanceSigned: "Feuille d'émargement signée",
  evaluated: 'Séance évaluée',
  programmeBegun: "Début d'un programme",
  programmeEnded: "Fin d'un programme",
  reportGiven: 'Bilan remis',
  funderReportGiven: 'Bilan remis pour le financeur',
  commentsDownloaded: 'Commentaires téléchargés en PDF',
  billIssued: 'Facture',
  creditNoteIssued: 'Avoir',
  estimationIssued: 'Devis',
  estimationSent: 'Devis envoyé',
  estimationAccepted: 'Devis accepté',
  estimationRefused: 'Devis refusé',
  estimationWithdrawn: 'Devis rétracté par le client',
  consentGiven: 'Consentement donné',
  consentWithdrawn: 'Consentement retiré',
  imported: 'Dossier créé par un import',
  changedByImport: 'Dossier modifié par un import',
  importUndone: "Import annulé, dossier remis dans l'état d'avant",
  fileCreated: 'Dossier créé',
  archived: 'Dossier archivé',
  merged: 'Fusionné avec un autre dossier',
  unarchived: 'Dossier sorti des archives',
}

const dropTexts: Record<MergeDrop, string> = {
  shares: "parts de l'autre dossier dans « Qui paie »",
  weightKg: "poids de l'autre dossier",
  preferredAnimals: "animaux préférés dans un dossier et évités dans l'autre",
  sessionNames: "l'un des deux noms de participant dans des séances d'entreprise",
  undoableImports: "possibilité d'annuler un import récent",
}

const droppedText = (dropped: readonly MergeDrop[]) =>
  dropped.length === 0 ? '' : `. Non repris : ${dropped.map((kind) => dropTexts[kind]).join(', ')}`

/** Returns for example « Séance annulée par le patient, tardivement » or « Facture F-2026-12 ». */
export const eventText = ({ act, isLate, reference, dropped }: TimelineEvent): string =>
  `${[actTexts[act], reference].filter(Boolean).join(' ')}${isLate ? ', tardivement' : ''}${droppedText(dropped)}`
