import type { Activity, ActivityKind } from '../../contracts/activity.ts'

export const activityKinds: Record<ActivityKind, string> = {
  READ: 'Dossiers consultés',
  WRITE: 'Dossiers modifiés',
  ACT: 'Actes',
}

const acts: Readonly<Record<string, string>> = {
  create: 'Ajout',
  update: 'Modification',
  delete: 'Suppression',
  validate: 'Validation',
  cancel: 'Annulation',
  cancelByLink: 'Annulation par le patient',
  expire: 'Expiration',
  request: 'Demande en ligne',
  paid: 'Paiement noté',
  settleClub: 'Règlement du lieu noté',
  sign: 'Signature',
  markAbsent: 'Absence notée',
  downloadAttendance: "Feuille d'émargement téléchargée",
  downloadComments: 'Commentaires téléchargés',
  consent: 'Accord recueilli',
  withdrawConsent: 'Accord retiré',
  export: 'Copie des données',
  erase: 'Effacement',
  end: 'Fin',
  giveReport: 'Bilan remis',
  previewReport: 'Bilan prévisualisé',
  readReport: 'Bilan consulté',
  sendLink: 'Lien envoyé',
  openLink: 'Lien ouvert',
  revokeLink: 'Lien révoqué',
  openFeed: 'Abonnement à son agenda',
  revokeFeed: "Fin d'un abonnement",
  invite: 'Envoi',
  resend: 'Nouvel envoi',
  withdraw: 'Retrait',
  join: 'Arrivée',
  leave: 'Départ',
  issue: 'Émission',
  recordPayment: 'Paiement enregistré',
  credit: 'Avoir émis',
  changeRights: 'Changement de droits',
  switchOnSecondFactor: 'Connexion en deux étapes activée',
  switchOffSecondFactor: 'Connexion en deux étapes désactivée',
  renewRecoveryCodes: 'Codes de secours renouvelés',
  useRecoveryCode: 'Connexion par un code de secours',
  resetSecondFactor: 'Connexion en deux étapes réinitialisée',
  demandSecondFactor: 'Connexion en deux étapes exigée',
  releaseSecondFactor: 'Connexion en deux étapes rendue facultative',
  handOver: 'Séances confiées',
  exportBills: 'Factures téléchargées',
  exportActivity: 'Activité téléchargée',
  changeOffer: "Changement d'offre",
  changeCard: 'Moyen de paiement changé',
  paymentEvent: 'Paiement signalé par la banque',
}

const entities: Readonly<Record<string, string>> = {
  animal: 'Animal',
  bill: 'Facture',
  club: 'Lieu',
  estimation: 'Devis',
  invitation: 'Invitation',
  medical_appointment: 'Rendez-vous vétérinaire',
  member: 'Membre',
  patient: 'Patient',
  programme: 'Programme',
  programme_report: 'Bilan',
  question: 'Question',
  session: 'Séance',
  session_audio: 'Enregistrement audio',
  session_type: 'Type de séance',
  tenant: 'Cabinet',
  vaccine: 'Vaccin',
}

/** « Validation · Séance », « Dossier consulté ». */
export function activityText({ kind, act, entity }: Pick<Activity, 'kind' | 'act' | 'entity'>): string {
  if (kind === 'READ') return 'Dossier consulté'
  if (kind === 'WRITE') return 'Dossier modifié'
  return [acts[act] ?? 'Autre acte', entities[entity]].filter(Boolean).join(' · ')
}
