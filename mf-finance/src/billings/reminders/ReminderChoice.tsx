import type { BillReminder } from 'shared/contracts/finance/billLetters'
import { money, plural, shortDay } from 'shared/domain/format'
import { Box, Card, Typography } from 'shared/ui'
import { Checkbox, FormControlLabel } from 'shared/ui/form'
import { texts as letterTexts } from '../letters/messages.ts'
import { levelLabels, texts } from './messages.ts'

interface ReminderChoiceProps {
  reminders: readonly BillReminder[]
  /** The invoices that are left out. */
  left: readonly string[]
  onChange: (left: readonly string[]) => void
}

const isReachable = ({ email }: BillReminder) => email !== ''

/** Who is reminded: everybody who has an address, until one is left out. */
export function ReminderChoice({ reminders, left, onChange }: ReminderChoiceProps) {
  const reachable = reminders.filter(isReachable).map(({ billId }) => billId)
  const isAll = reachable.length > 0 && left.length === 0
  const toggle = (id: string) => onChange(left.includes(id) ? left.filter((other) => other !== id) : [...left, id])
  return (
    <Card sx={{ px: 2, py: 1 }}>
      <FormControlLabel
        label="Tout sélectionner"
        disabled={reachable.length === 0}
        control={
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && left.length < reachable.length}
            onChange={() => onChange(isAll ? reachable : [])}
          />
        }
      />
      <Box component="ul" aria-label="Relances à envoyer" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {reminders.map((reminder) => {
          const { billId, billNumber, level, values, overdueDays, dueOn, remaining, email, letterState } = reminder
          return (
            <Box
              key={billId}
              component="li"
              sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}
            >
              <Checkbox
                checked={isReachable(reminder) && !left.includes(billId)}
                disabled={!isReachable(reminder)}
                onChange={() => toggle(billId)}
                slotProps={{ input: { 'aria-label': `Relancer ${values.client}, facture ${billNumber}` } }}
              />
              <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {values.client} · {billNumber}
                <Typography variant="body2" color="textSecondary">
                  {levelLabels[level]} · échue le {shortDay(dueOn)}, il y a {overdueDays}{' '}
                  {plural(overdueDays, 'jour', 'jours')}
                </Typography>
                <Typography variant="body2" color={email === '' ? 'warning' : 'textSecondary'}>
                  {email === '' ? letterTexts.noAddress : email}
                </Typography>
                {letterState === 'REFUSED' && (
                  <Typography variant="body2" color="error">
                    Attention : {texts.notDelivered}
                  </Typography>
                )}
              </Box>
              <Box sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>{money(remaining)}</Box>
            </Box>
          )
        })}
      </Box>
    </Card>
  )
}
