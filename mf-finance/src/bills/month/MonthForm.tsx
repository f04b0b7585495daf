import { useState } from 'react'
import type { BaseSyntheticEvent } from 'react'
import type { NextBillNumber } from 'shared/contracts/finance/bills'
import type { UnbilledMonth } from 'shared/contracts/finance/billMonth'
import type { Member, Profile } from 'shared/contracts/accounts/user'
import { issuerProblems } from 'shared/domain/accounts/issuer'
import { billDefaults } from 'shared/domain/bills/billDefaults'
import { lateInterestProblems } from 'shared/domain/bills/lateInterests'
import { simplifiedVatProblems } from 'shared/domain/bills/billProblems'
import { vatReasonProblems } from 'shared/domain/vat/vatRights'
import { longMonth, money, plural } from 'shared/domain/format'
import { centsOf, eurosOf, sumOf } from 'shared/domain/money/cents'
import { Link as RouterLink } from 'shared/router'
import { practiceToday } from 'shared/session'
import { ActionBar, Button, ConfirmDialog, EmptyState, Link, Stack, Typography } from 'shared/ui'
import { Form, problemsResolver, useForm, useSave } from 'shared/ui/form'
import { IncompleteProfile } from '../../issuing/IncompleteProfile.tsx'
import { firstNumberText } from '../numbering/firstNumberText.ts'
import { startBatch } from './api.ts'
import { startFailed, texts } from './messages.ts'
import { MonthTerms } from './MonthTerms.tsx'
import type { MonthDraft } from './MonthTerms.tsx'
import { PatientChoice } from './PatientChoice.tsx'

const documentVatOf = ({ withTaxes, taxes, vatReason, taxesComment }: MonthDraft) => ({
  rates: [withTaxes ? (taxes ?? 0) : 0],
  net: 0,
  vatReason,
  comment: taxesComment,
})

interface MonthFormProps {
  /** `yyyy-mm` */
  month: string
  profile: Profile
  therapists: readonly Member[]
  /** Therapist of the sessions; null for every therapist. */
  therapistId: string | null
  unbilled: UnbilledMonth
  nextNumber: NextBillNumber
  onStarted: (batchId: string) => void
}

/** Form that selects the patients to bill for a month, and issues all their invoices as a batch. */
export function MonthForm({
  month,
  profile,
  therapists,
  therapistId,
  unbilled,
  nextNumber,
  onStarted,
}: MonthFormProps) {
  const billablePatients = unbilled.patients.filter(({ sessions }) => sessions > 0)
  const readyPatients = billablePatients.filter(({ problems }) => problems.every(({ field }) => field !== 'address'))
  const [deselectedPatientIds, setDeselectedPatientIds] = useState<readonly string[]>([])
  const [isConfirming, setConfirming] = useState(false)
  const selectedPatients = readyPatients.filter(({ patientId }) => !deselectedPatientIds.includes(patientId))
  const isFirmBilled = selectedPatients.some(({ payers }) => payers.some(({ isFirm }) => isFirm))
  const form = useForm<MonthDraft>({
    defaultValues: { ...billDefaults(profile, practiceToday()), patientIds: [] },
    resolver: problemsResolver<MonthDraft>((draft) => [
      ...simplifiedVatProblems(draft),
      ...vatReasonProblems('vatReason', documentVatOf(draft), profile),
      ...lateInterestProblems(draft.selectedLateInterest, isFirmBilled),
    ]),
  })
  const profileProblems = issuerProblems({
    ...(therapists.find(({ id }) => id === therapistId) ?? therapists[0] ?? profile),
    firm: profile.firm,
  })

  const saving = useSave(form, {
    save: (draft, key) => startBatch({ ...draft, month, therapistId }, key),
    request: { name: 'billBatch', contentsOf: (draft) => ({ ...draft, month, therapistId }) },
    messages: { failed: startFailed },
    onSaved: ({ id }) => onStarted(id),
  })
  // Copies the selection into the draft before it is sent, so that a changed selection gets a new idempotency key.
  const savingAfterConfirmation = {
    ...saving,
    submit: (event?: BaseSyntheticEvent) => {
      form.setValue(
        'patientIds',
        selectedPatients.map(({ patientId }) => patientId),
      )
      void form.handleSubmit(() => setConfirming(true))(event)
    },
  }
  const startBatchNow = () => {
    saving.submit()
    setConfirming(false)
  }

  if (unbilled.patients.length === 0) return <EmptyState>{texts.empty}</EmptyState>
  const count = selectedPatients.reduce((sum, { payers }) => sum + payers.length, 0)
  const billCountText = `${count} ${plural(count, 'facture', 'factures')}`
  const netTotal = eurosOf(sumOf(selectedPatients.map(({ netPrice }) => centsOf(netPrice))))
  const maxNet = Math.max(
    0,
    ...selectedPatients.flatMap(({ payers }) => payers.map(({ netPrice }) => centsOf(netPrice))),
  )
  return (
    <Form saving={savingAfterConfirmation}>
      <Stack data-content spacing={2}>
        {profileProblems.length > 0 && <IncompleteProfile problems={profileProblems} />}
        <PatientChoice
          patients={unbilled.patients}
          readyIds={readyPatients.map(({ patientId }) => patientId)}
          deselectedPatientIds={deselectedPatientIds}
          onChange={setDeselectedPatientIds}
        />
        <Typography variant="body2" color="textSecondary">
          {texts.intro}
        </Typography>
        <MonthTerms control={form.control} profile={profile} maxNet={maxNet} />
        <ActionBar>
          <Typography sx={{ flex: '1 1 0', minWidth: 110, textAlign: 'right', mr: 1 }}>
            {billCountText} · <strong>{money(netTotal)} H.T</strong>
          </Typography>
          <Button
            type="submit"
            variant="contained"
            loading={saving.isBusy}
            disabled={count === 0 || profileProblems.length > 0}
          >
            Générer {billCountText}
          </Button>
        </ActionBar>
        <ConfirmDialog
          open={isConfirming}
          title={`Générer ${billCountText} ?`}
          confirm="Confirmer"
          onConfirm={startBatchNow}
          onCancel={() => setConfirming(false)}
        >
          <p>
            Les séances de {longMonth(month)} : <strong>{money(netTotal)} H.T</strong> en {billCountText}.
          </p>
          {nextNumber.isFirst && (
            <p>
              {texts.firstNumber(nextNumber.billNumber)} {firstNumberText(nextNumber.billNumber)}{' '}
              <Link component={RouterLink} to="/pros/billings/numbering">
                Choisir un autre numéro
              </Link>
            </p>
          )}
          <p>{texts.frozen}</p>
        </ConfirmDialog>
      </Stack>
    </Form>
  )
}
