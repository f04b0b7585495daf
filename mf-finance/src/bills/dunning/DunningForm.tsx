import { useState } from 'react'
import { maxBillsPerRequest } from 'shared/contracts/finance/billEmails'
import type { BillDunning } from 'shared/contracts/finance/billEmails'
import { money, plural } from 'shared/domain/format'
import { centsOf, eurosOf, sumOf } from 'shared/domain/money/cents'
import { ActionBar, Alert, Button, Stack, Typography } from 'shared/ui'
import { EmailQuotaNotice, Form, problemsResolver, useForm, useSave } from 'shared/ui/form'
import { sendBillEmails } from '../emails/api.ts'
import { readEmailText, storeEmailText } from '../emails/lastTexts.ts'
import { sendFailed } from '../emails/messages.ts'
import { showSendingResults } from '../emails/showSendingResults.ts'
import { LevelTextFields } from './LevelTextFields.tsx'
import { texts } from './messages.ts'
import { DunningChoice } from './DunningChoice.tsx'
import { inputOf, levelsOf, dunningProblems } from './dunningDraft.ts'
import type { DunningDraft } from './dunningDraft.ts'

/** Form that selects the recipients of the dunning e-mails, with one text per level, and sends the e-mails. */
export function DunningForm({ dunnings }: { dunnings: readonly BillDunning[] }) {
  const [deselectedBillIds, setDeselectedBillIds] = useState<readonly string[]>([])
  const selectedDunnings = dunnings.filter(({ billId, email }) => email !== '' && !deselectedBillIds.includes(billId))
  const levels = levelsOf(selectedDunnings)
  const form = useForm<DunningDraft>({
    defaultValues: { level1: readEmailText(1), level2: readEmailText(2), level3: readEmailText(3) },
    resolver: problemsResolver<DunningDraft>((draft) => dunningProblems(draft, levels)),
  })
  const saving = useSave(form, {
    save: (draft, key) => sendBillEmails(inputOf(draft, selectedDunnings), key),
    request: { name: 'reminders', contentsOf: (draft) => inputOf(draft, selectedDunnings) },
    messages: { failed: sendFailed },
    hasErrorSummary: false,
    // Keeps the texts after sending, because the page then lists the e-mails that are still due.
    draftOf: () => form.getValues(),
    onSaved: (results) => {
      const draft = form.getValues()
      for (const level of levels) storeEmailText(level, draft[`level${level}`])
      showSendingResults(results)
    },
  })
  const count = selectedDunnings.length
  const totalRemaining = eurosOf(sumOf(selectedDunnings.map(({ remaining }) => centsOf(remaining))))
  return (
    <Form saving={saving}>
      <Stack spacing={2}>
        <Typography color="textSecondary">{texts.intro}</Typography>
        {dunnings.length === maxBillsPerRequest && <Alert severity="info">{texts.firstOnly}</Alert>}
        <EmailQuotaNotice count={count} />
        <DunningChoice dunnings={dunnings} deselectedBillIds={deselectedBillIds} onChange={setDeselectedBillIds} />
        {levels.map((level) => {
          const example = selectedDunnings.find((dunning) => dunning.level === level)
          return example && <LevelTextFields key={level} control={form.control} level={level} example={example} />
        })}
        <ActionBar>
          <Typography sx={{ flex: '1 1 0', minWidth: 110, textAlign: 'right', mr: 1 }}>
            <strong>{money(totalRemaining)}</strong> à encaisser
          </Typography>
          <Button type="submit" variant="contained" disabled={count === 0} loading={saving.isBusy}>
            Envoyer {count} {plural(count, 'relance', 'relances')}
          </Button>
        </ActionBar>
      </Stack>
    </Form>
  )
}
