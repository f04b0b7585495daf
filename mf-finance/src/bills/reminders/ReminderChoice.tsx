import type { BillReminder } from 'shared/contracts/finance/billLetters'
import { plural, shortDay } from 'shared/domain/format'
import { Typography } from 'shared/ui'
import { ChoiceList } from '../choice/ChoiceList.tsx'
import { texts as letterTexts } from '../letters/messages.ts'
import { levelLabels, texts } from './messages.ts'

interface ReminderChoiceProps {
  reminders: readonly BillReminder[]
  /** The invoices that are left out. */
  left: readonly string[]
  onChange: (left: readonly string[]) => void
}

const ReminderLine = ({ values, billNumber, level, overdueDays, dueOn, email, letterState }: BillReminder) => (
  <>
    {values.client} · {billNumber}
    <Typography variant="body2" color="textSecondary">
      {levelLabels[level]} · échue le {shortDay(dueOn)}, il y a {overdueDays} {plural(overdueDays, 'jour', 'jours')}
    </Typography>
    <Typography variant="body2" color={email === '' ? 'warning' : 'textSecondary'}>
      {email === '' ? letterTexts.noAddress : email}
    </Typography>
    {letterState === 'REFUSED' && (
      <Typography variant="body2" color="error">
        Attention : {texts.notDelivered}
      </Typography>
    )}
  </>
)

/** Who is reminded: everybody who has an address, until one is left out. */
export const ReminderChoice = ({ reminders, left, onChange }: ReminderChoiceProps) => (
  <ChoiceList
    label="Relances à envoyer"
    lines={reminders.map((reminder) => ({
      id: reminder.billId,
      action: `Relancer ${reminder.values.client}, facture ${reminder.billNumber}`,
      canBeChosen: reminder.email !== '',
      content: <ReminderLine {...reminder} />,
      amount: reminder.remaining,
    }))}
    left={left}
    onChange={onChange}
  />
)
