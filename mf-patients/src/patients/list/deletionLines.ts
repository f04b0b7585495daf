import type { PatientDeletion } from 'shared/contracts/patients/deletedPatient'
import { plural } from 'shared/domain/format'

const lineOf = (count: number, singularText: string, pluralText: string): string[] =>
  count === 0 ? [] : [`${count} ${plural(count, singularText, pluralText)}`]

/** Returns the consequences of a deletion for future sessions, invoices and quotes: one line per kind. */
export const deletionLines = (deletion: PatientDeletion): string[] => [
  ...lineOf(
    deletion.cancelledSessions,
    "séance à venir : elle sera annulée, et la personne qui l'a réservée en ligne prévenue par e-mail",
    'séances à venir : elles seront annulées, et les personnes qui les ont réservées en ligne prévenues par e-mail',
  ),
  ...lineOf(
    deletion.firmSessions,
    'séance à venir de son entreprise : elle reste prévue, avec son nom',
    'séances à venir de son entreprise : elles restent prévues, avec son nom',
  ),
  ...lineOf(deletion.invoices, 'facture : elle est conservée', 'factures : elles sont conservées'),
  ...lineOf(deletion.estimations, 'devis : il est conservé', 'devis : ils sont conservés'),
  "Les séances passées restent lisibles dans l'agenda",
]

/** Returns why a patient with billed future sessions cannot be deleted. */
export const billedSessionsText = (count: number): string =>
  `${count} ${plural(count, 'séance à venir est déjà facturée', 'séances à venir sont déjà facturées')} : ce patient ne peut pas être supprimé. Émettez d'abord un avoir, ou attendez que ${plural(count, 'la séance soit passée', 'les séances soient passées')}.`
