import type { Privilege } from '../../contracts/access.ts'

interface EmailKind {
  /** The name of the kind in the list of e-mails. */
  label: string
  /** Members with this privilege see these e-mails, since they may read their subject. */
  privilege: Privilege
}

/** The kinds of e-mail in a practice's list of sent e-mails, by the name stored with each e-mail. */
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

/** Returns the names of the kinds of e-mail that a member with these privileges may see. */
export const visibleEmailNames = (privileges: readonly string[]): string[] =>
  Object.entries(emailKinds).flatMap(([name, { privilege }]) => (privileges.includes(privilege) ? [name] : []))
