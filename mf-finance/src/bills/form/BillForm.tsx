import { useState } from 'react'
import type { BaseSyntheticEvent } from 'react'
import { queryClient, saveFile } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Member, Profile } from 'shared/contracts/accounts/user'
import { refreshSessions, usePickablePatients } from 'shared/lists'
import { useNavigate } from 'shared/router'
import { problemsResolver, removeDraft, useForm, useStoredDraft, useSave, useWatch } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import { useVatOfClient } from '../../issuing/useVatOfClient.ts'
import { IssueForm } from '../../issuing/IssueForm.tsx'
import { allBillsKey, billableSessionsKey, nextBillNumberKey } from '../../keys.ts'
import { previewBill, issueBill, useClientCredit, usePatientPayers } from './api.ts'
import { billedClientOf } from './client/billedClientOf.ts'
import { ClientFields } from './client/ClientFields.tsx'
import { ConfirmIssue } from './ConfirmIssue.tsx'
import { ContentSection } from './ContentSection.tsx'
import { inputOf, parseDraft, withAllowedVat } from './draft/draft.ts'
import type { Draft } from './draft/draft.ts'
import { formProblems } from './formProblems.ts'
import { storeLastTexts } from './draft/lastTexts.ts'
import { draftFailed, draftTexts, issueFailed, texts } from './messages.ts'
import { PaymentSection } from './PaymentSection.tsx'
import { Summary } from './Summary.tsx'
import { TextsSection } from './TextsSection.tsx'
import { useSessionRows } from './useSessionRows.ts'
import { VatSection } from './VatSection.tsx'

interface BillFormProps {
  /** Key of the draft in localStorage. */
  draftName: string
  profile: Profile
  therapists: readonly Member[]
  /** Whether the member may issue for others, and there are several therapists to choose from. */
  mayChooseTherapist: boolean
  nextNumber: string
  /** Whether it is the practice's first invoice, whose number the user chooses. */
  isFirst: boolean
  /** Initial values of a new invoice. */
  draft: Draft
}

export function BillForm({
  draftName,
  profile,
  therapists,
  mayChooseTherapist,
  nextNumber,
  isFirst,
  draft,
}: BillFormProps) {
  const navigate = useNavigate()
  const [initialDraft] = useState(() => withAllowedVat(draft, profile))
  const [isConfirming, setConfirming] = useState(false)
  const form: UseFormReturn<Draft> = useForm<Draft>({
    defaultValues: initialDraft,
    resolver: problemsResolver<Draft>((validDraft) =>
      formProblems(validDraft, { patient, client, rows: rows.data ?? [], isFirst, credit, profile }),
    ),
  })
  const { control } = form
  const [patientId, payerId, therapistId, startDate, isTaxed, vatReason, comment] = useWatch({
    control,
    name: ['patientId', 'payerId', 'therapistId', 'startDate', 'withTaxes', 'vatReason', 'taxesComment'],
  })
  const { data: patients = [] } = usePickablePatients([patientId])
  const patient = patients.find(({ id }) => id === patientId)
  const { data: payers } = usePatientPayers(patientId, Number(startDate.slice(0, 4)))
  const client = billedClientOf(patient, payerId, payers)
  useVatOfClient(
    { isTaxed, vatReason, comment },
    {
      client: client?.vat,
      profile,
      onChange: (vat) => {
        form.setValue('withTaxes', vat.isTaxed)
        form.setValue('vatReason', vat.vatReason)
        form.setValue('taxesComment', vat.comment)
      },
    },
  )
  const { data: credit = 0 } = useClientCredit(patientId, payerId)
  const rows = useSessionRows(form)
  const saving = useSave(form, {
    save: (validDraft, key) => issueBill(inputOf(validDraft, rows.data ?? []), key),
    request: {
      name: draftName,
      contentsOf: (validDraft) => inputOf(validDraft, rows.data ?? []),
      proposed: { field: 'billNumber', value: nextNumber },
    },
    messages: { saved: texts.issued, failed: issueFailed },
    fields: {
      [errorCode.patientAddressMissing]: 'patientId',
      [errorCode.billNumberTaken]: 'billNumber',
      [errorCode.billNumberGap]: 'billNumber',
      [errorCode.firstNumberRefused]: 'billNumber',
      [errorCode.cashReasonMissing]: 'cashReason',
      [errorCode.ibanMissing]: 'selectedPaymentChoice',
      [errorCode.sessionBilled]: 'simplifiedBillingContent',
      [errorCode.ceilingReached]: 'simplifiedBillingContent',
      [errorCode.partsChanged]: 'simplifiedBillingContent',
      [errorCode.vatNumberMissing]: 'withTaxes',
      [errorCode.vatNotCharged]: 'withTaxes',
      [errorCode.vatReasonRefused]: 'vatReason',
      [errorCode.vatNotOwedAbroad]: 'withTaxes',
      [errorCode.clientReasonRefused]: 'vatReason',
    },
    onSaved: async (file) => {
      saveFile(file)
      storeLastTexts(form.getValues())
      removeDraft(draftName)
      void queryClient.invalidateQueries({ queryKey: allBillsKey })
      refreshSessions()
      await navigate('/pros/billings/details')
    },
  })
  // The proposed number is not stored in the draft, because another invoice may have it when the draft is restored.
  const storedDraft = useStoredDraft(form, {
    name: draftName,
    version: '',
    saved: { ...initialDraft, billNumber: '' },
    storedValueOf: (values: Draft) => ({
      ...values,
      billNumber: values.billNumber === nextNumber ? '' : values.billNumber,
    }),
    parse: (stored) => {
      const parsedDraft = parseDraft(stored, { ...initialDraft, billNumber: '' })
      return parsedDraft && withAllowedVat(parsedDraft, profile)
    },
    fill: (values) =>
      form.reset(structuredClone({ ...values, billNumber: values.billNumber || nextNumber }), {
        keepDefaultValues: true,
      }),
  })

  const issueBillNow = () => {
    saving.submit()
    setConfirming(false)
    // Refreshes the next number and the billable sessions. The server refuses the invoice if they are outdated.
    void queryClient.invalidateQueries({ queryKey: nextBillNumberKey })
    void queryClient.invalidateQueries({ queryKey: billableSessionsKey })
  }
  const savingAfterConfirmation = {
    ...saving,
    submit: (event?: BaseSyntheticEvent) => void form.handleSubmit(() => setConfirming(true))(event),
  }

  return (
    <>
      <IssueForm
        form={form}
        saving={savingAfterConfirmation}
        storedDraft={storedDraft}
        draftTexts={draftTexts}
        profile={profile}
        therapist={therapists.find(({ id }) => id === therapistId)}
        previewFile={(validDraft) => previewBill(inputOf(validDraft, rows.data ?? []))}
        patientField="patientId"
        failureMessages={draftFailed}
        texts={texts}
      >
        <ClientFields
          form={form}
          therapists={mayChooseTherapist ? therapists : []}
          patient={patient}
          payers={payers}
          client={client}
          nextNumber={nextNumber}
          isFirst={isFirst}
        />
        <ContentSection
          form={form}
          rows={rows}
          therapists={mayChooseTherapist ? therapists : []}
          zipCode={profile.firm.address.zipCode}
        />
        <VatSection control={control} rows={rows.data ?? []} profile={profile} client={client?.vat} />
        <TextsSection control={control} />
        <PaymentSection
          control={control}
          rows={rows.data ?? []}
          client={client}
          credit={credit}
          hasIban={profile.hasIban}
        />
        <Summary control={control} rows={rows.data ?? []} />
      </IssueForm>
      {isConfirming && (
        <ConfirmIssue
          draft={form.getValues()}
          isFirst={isFirst}
          client={client}
          credit={credit}
          rows={rows.data ?? []}
          onConfirm={issueBillNow}
          onCancel={() => setConfirming(false)}
        />
      )}
    </>
  )
}
