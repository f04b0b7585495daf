import type { BillDunning } from 'shared/contracts/finance/billEmails'
import { plural, shortDay } from 'shared/domain/format'
import { Typography } from 'shared/ui'
import { SelectableList } from '../choice/SelectableList.tsx'
import { texts as emailTexts } from '../emails/messages.ts'
import { levelLabels, texts } from './messages.ts'

interface DunningChoiceProps {
  dunnings: readonly BillDunning[]
  /** Ids of the invoices that the user has deselected. */
  deselectedBillIds: readonly string[]
  onChange: (deselectedBillIds: readonly string[]) => void
}

const DunningLine = ({ values, billNumber, level, overdueDays, dueOn, email, letterState }: BillDunning) => (
  <>
    {values.client} · {billNumber}
    <Typography variant="body2" color="textSecondary">
      {levelLabels[level]} · échue le {shortDay(dueOn)}, il y a {overdueDays} {plural(overdueDays, 'jour', 'jours')}
    </Typography>
    <Typography variant="body2" color={email === '' ? 'warning' : 'textSecondary'}>
      {email === '' ? emailTexts.noAddress : email}
    </Typography>
    {letterState === 'REFUSED' && (
      <Typography variant="body2" color="error">
        Attention : {texts.notDelivered}
      </Typography>
    )}
  </>
)

/** Choice of the dunning e-mails to send. Every invoice whose debtor has an e-mail address is preselected. */
export const DunningChoice = ({ dunnings, deselectedBillIds, onChange }: DunningChoiceProps) => (
  <SelectableList
    label="Relances à envoyer"
    lines={dunnings.map((dunning) => ({
      id: dunning.billId,
      checkboxLabel: `Relancer ${dunning.values.client}, facture ${dunning.billNumber}`,
      isSelectable: dunning.email !== '',
      content: <DunningLine {...dunning} />,
      amount: dunning.remaining,
    }))}
    deselectedIds={deselectedBillIds}
    onChange={onChange}
  />
)
