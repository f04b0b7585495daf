import type { Privilege } from '../../contracts/access.ts'

interface EmailKind {
  /** French words of the list. */
  label: string
  /** Members with this privilege see these e-mails, since they may read their subject. */
  privilege: Privilege
}

/** E-mails that a practice sends, by the name stored with them. */
export const emailKinds: Readonly<Record<string, EmailKind>> = {
  requestRecorded: { label: 'Demande de séance reçue', privilege: 'AGENDA' },
  sessionValidated: { label: 'Séance confirmée', privilege: 'AGENDA' },
  sessionMoved: { label: 'Séance déplacée', privilege: 'AGENDA' },
  sessionCancelled: { label: 'Séance annulée', privilege: 'AGENDA' },
  requestExpired: { label: 'Demande sans réponse', privilege: 'AGENDA' },
  sessionsDropped: { label: 'Séances supprimées', privilege: 'AGENDA' },
  estimationSent: { label: 'Devis', privilege: 'ESTIMATION' },
  estimationWithFile: { label: 'Devis', privilege: 'ESTIMATION' },
  estimationConfirmed: { label: 'Réponse à un devis', privilege: 'ESTIMATION' },
  billSent: { label: 'Facture, avoir ou relance', privilege: 'BILL' },
  documentShared: { label: 'Document partagé', privilege: 'PATIENTS' },
  teamInvitation: { label: "Invitation dans l'équipe", privilege: 'ADMINISTRATION' },
}

/** Names of the e-mails that a member with these privileges may see. */
export const visibleEmailNames = (privileges: readonly string[]): string[] =>
  Object.entries(emailKinds).flatMap(([name, { privilege }]) => (privileges.includes(privilege) ? [name] : []))
