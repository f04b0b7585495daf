import { useState } from 'react'
import type { BaseSyntheticEvent } from 'react'
import type { UnbilledMonth } from 'shared/contracts/finance/billMonth'
import type { Member, Profile } from 'shared/contracts/accounts/user'
import { issuerProblems } from 'shared/domain/accounts/issuer'
import { billDefaults } from 'shared/domain/bills/billDefaults'
import { simplifiedVatProblems } from 'shared/domain/bills/billProblems'
import { longMonth, money, plural } from 'shared/domain/format'
import { centsOf, eurosOf, sumOf } from 'shared/domain/money/cents'
import { practiceToday } from 'shared/session'
import { Button, ConfirmDialog, EmptyState, Stack, Typography } from 'shared/ui'
import { Form, problemsResolver, useForm, useSave } from 'shared/ui/form'
import { IncompleteProfile } from '../../issuing/IncompleteProfile.tsx'
import { startBatch } from './api.ts'
import { startFailed, texts } from './messages.ts'
import { MonthTerms } from './MonthTerms.tsx'
import type { MonthDraft } from './MonthTerms.tsx'
import { PatientChoice } from './PatientChoice.tsx'

interface MonthFormProps {
  /** `yyyy-mm` */
  month: string
  profile: Profile
  therapists: readonly Member[]
  /** Therapist of the sessions; null for every therapist. */
  therapistId: string | null
  unbilled: UnbilledMonth
  onStarted: (batchId: string) => void
}

/** Chooses who gets an invoice for the month, and has them all issued. */
export function MonthForm({ month, profile, therapists, therapistId, unbilled, onStarted }: MonthFormProps) {
  const billable = unbilled.patients.filter(({ sessions }) => sessions > 0)
  const ready = billable.filter(({ problems }) => problems.every(({ field }) => field !== 'address'))
  const [left, setLeft] = useState<readonly string[]>([])
  const [isConfirming, setConfirming] = useState(false)
  const form = useForm<MonthDraft>({
    defaultValues: { ...billDefaults(profile, practiceToday()), patientIds: [] },
    resolver: problemsResolver<MonthDraft>(simplifiedVatProblems),
  })
  const chosen = ready.filter(({ patientId }) => !left.includes(patientId))
  const missing = issuerProblems({
    ...(therapists.find(({ id }) => id === therapistId) ?? therapists[0] ?? profile),
    firm: profile.firm,
  })

  const saving = useSave(form, {
    save: (filled, key) => startBatch({ ...filled, month, therapistId }, key),
    request: { name: 'billBatch', contentsOf: (filled) => ({ ...filled, month, therapistId }) },
    messages: { failed: startFailed },
    onSaved: ({ id }) => onStarted(id),
  })
  // Copies the selection into the draft only now, so that the request sends what was confirmed, under a new key.
  const ask = {
    ...saving,
    submit: (event?: BaseSyntheticEvent) => {
      form.setValue(
        'patientIds',
        chosen.map(({ patientId }) => patientId),
      )
      void form.handleSubmit(() => setConfirming(true))(event)
    },
  }
  const confirm = () => {
    saving.submit()
    setConfirming(false)
  }

  if (unbilled.patients.length === 0) return <EmptyState>{texts.empty}</EmptyState>
  const count = chosen.reduce((sum, { payers }) => sum + payers.length, 0)
  const bills = `${count} ${plural(count, 'facture', 'factures')}`
  const net = eurosOf(sumOf(chosen.map(({ netPrice }) => centsOf(netPrice))))
  return (
    <Form saving={ask}>
      <Stack spacing={2}>
        {missing.length > 0 && <IncompleteProfile problems={missing} />}
        <Typography color="textSecondary">{texts.intro}</Typography>
        <PatientChoice
          patients={unbilled.patients}
          readyIds={ready.map(({ patientId }) => patientId)}
          left={left}
          onChange={setLeft}
        />
        <MonthTerms control={form.control} />
        <Stack
          direction="row"
          spacing={2}
          sx={{ justifyContent: 'flex-end', alignItems: 'center', flexWrap: 'wrap', rowGap: 1 }}
        >
          <Typography>
            {bills} · <strong>{money(net)} H.T</strong>
          </Typography>
          <Button
            type="submit"
            variant="contained"
            loading={saving.isBusy}
            disabled={count === 0 || missing.length > 0}
          >
            Générer {bills}
          </Button>
        </Stack>
        <ConfirmDialog
          open={isConfirming}
          title={`Générer ${bills} ?`}
          confirm="Confirmer"
          onConfirm={confirm}
          onCancel={() => setConfirming(false)}
        >
          <p>
            Les séances de {longMonth(month)} : <strong>{money(net)} H.T</strong> en {bills}.
          </p>
          <p>{texts.frozen}</p>
        </ConfirmDialog>
      </Stack>
    </Form>
  )
}
