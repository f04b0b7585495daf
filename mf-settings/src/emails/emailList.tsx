import type { LoggedEmail } from 'shared/contracts/accounts/emailLog'
import { emailKinds } from 'shared/domain/accounts/emailKinds'
import { deliveryFailureTexts } from 'shared/domain/accounts/deliveryFailureTexts'
import { momentText } from 'shared/domain/format'
import { choiceFilter } from 'shared/domain/list/filter'
import { practiceMomentOf } from 'shared/session'
import { Chip } from 'shared/ui'
import type { List } from 'shared/ui/data'

const stateLabels = { PENDING: 'En attente', SENT: 'Envoyé', REFUSED: 'Refusé', WITHDRAWN: 'Annulé' } as const

const stateColors = { PENDING: 'default', SENT: 'success', REFUSED: 'error', WITHDRAWN: 'default' } as const

const timeText = ({ askedAt }: LoggedEmail): string => momentText(practiceMomentOf(askedAt))

const kindText = ({ name }: LoggedEmail): string => emailKinds[name]?.label ?? 'E-mail'

/** The address is empty if the patient's data was erased. */
const recipientText = ({ recipient }: LoggedEmail): string => recipient || 'Adresse effacée'

const reasonText = ({ reason }: LoggedEmail): string => (reason ? deliveryFailureTexts[reason] : '')

const StateChip = ({ row: { state } }: { row: LoggedEmail }) => (
  <Chip size="small" variant="outlined" color={stateColors[state]} label={stateLabels[state]} />
)

/** Configuration of the list of the practice's e-mails of the last 90 days. */
export const emailList = {
  label: 'E-mails envoyés',
  nameOf: (email) => `${kindText(email)} à ${recipientText(email)}`,
  columns: [
    { key: 'when', label: 'Quand', value: timeText, card: 'summary', wrap: 'never' },
    { key: 'kind', label: 'E-mail', value: kindText, card: 'title' },
    { key: 'recipient', label: 'Destinataire', value: recipientText, card: 'line' },
    { key: 'state', label: 'État', value: ({ state }) => stateLabels[state], Cell: StateChip, card: 'besideTitle' },
    { key: 'reason', label: 'Raison', value: reasonText, table: 'detail', card: 'line' },
  ],
  filters: { state: choiceFilter('État', 'ALL', { ALL: 'Tous', ...stateLabels }) },
  empty: "Aucun e-mail n'a été envoyé ces 90 derniers jours.",
  emptyHint: 'Les e-mails du cabinet, avec leur état, se retrouveront ici.',
  nothingFound: 'Aucun e-mail ne correspond à ce filtre.',
} as const satisfies List<LoggedEmail>
