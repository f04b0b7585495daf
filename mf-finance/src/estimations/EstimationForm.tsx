import { useState } from 'react'
import { queryClient, saveFile } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Member, Profile } from 'shared/contracts/accounts/user'
import { estimationProblems } from 'shared/domain/estimations/estimationProblems'
import { documentVatProblems, vatRateOf } from 'shared/domain/vat/vatRights'
import { usePatients } from 'shared/lists'
import { useNavigate } from 'shared/router'
import { practiceToday } from 'shared/session'
import { toast } from 'shared/ui'
import { FormSection, problemsResolver, removeDraft, useForm, useStoredDraft, useSave, useWatch } from 'shared/ui/form'
import { useVatOfClient } from '../issuing/useVatOfClient.ts'
import { IssueForm } from '../issuing/IssueForm.tsx'
import { TherapistField } from '../issuing/TherapistField.tsx'
import { allEstimationsKey } from '../keys.ts'
import { previewEstimation, issueEstimation } from './api.ts'
import { documentVatOf, inputOf, parseDraft, toRuleInput, vatClientOfDraft, withAllowedVat } from './draft.ts'
import type { Draft } from './draft.ts'
import { draftTexts, issueFailed, texts } from './messages.ts'
import { PatientFields } from './PatientFields.tsx'
import { TermFields } from './TermFields.tsx'

interface EstimationFormProps {
  /** Key of the draft in localStorage. */
  draftName: string
  profile: Profile
  therapists: readonly Member[]
  isAssistant: boolean
  /** Initial values of a new quote. */
  draft: Draft
}

/**
 * Returns the message at a field: « Obligatoire » for an empty required field, because only the error summary names the
 * field.
 */
const fieldMessageOf = ({ kind, message }: { kind?: string; message: string }) =>
  kind === 'required' ? 'Obligatoire' : message

export function EstimationForm({ draftName, profile, therapists, isAssistant, draft }: EstimationFormProps) {
  const navigate = useNavigate()
  const [initialDraft] = useState(draft)
  const { data: patients = [] } = usePatients()
  const form = useForm<Draft>({
    defaultValues: initialDraft,
    resolver: problemsResolver<Draft>(
      (formDraft) => [
        ...estimationProblems(toRuleInput(formDraft, patients), practiceToday()),
        ...documentVatProblems(
          { rate: 'taxes', reason: 'vatReason' },
          documentVatOf(formDraft, vatClientOfDraft(formDraft, patients)),
          profile,
        ),
      ],
      {
        fieldMessage: fieldMessageOf,
      },
    ),
  })
  const { control } = form
  const saving = useSave(form, {
    save: (formDraft, key) => issueEstimation(inputOf(formDraft, patients), key),
    request: { name: draftName, contentsOf: (formDraft) => inputOf(formDraft, patients) },
    messages: { saved: texts.issued, failed: issueFailed },
    fields: {
      [errorCode.patientAddressMissing]: 'patientId',
      [errorCode.vatNumberMissing]: 'taxes',
      [errorCode.vatNotCharged]: 'taxes',
      [errorCode.vatReasonRefused]: 'vatReason',
      [errorCode.vatNotOwedAbroad]: 'taxes',
      [errorCode.clientReasonRefused]: 'vatReason',
    },
    fieldMessage: fieldMessageOf,
    onSaved: async ({ file, isPatientSaved }) => {
      saveFile(file)
      removeDraft(draftName)
      if (isPatientSaved) toast(texts.patientSaved)
      if (isPatientSaved === false) toast(texts.patientNotSaved, 'warning')
      void queryClient.invalidateQueries({ queryKey: allEstimationsKey })
      await navigate('/pros/estimations/details')
    },
  })
  const storedDraft = useStoredDraft(form, {
    name: draftName,
    version: '',
    saved: initialDraft,
    storedValueOf: (values: Draft) => values,
    parse: (stored) => {
      const parsedDraft = parseDraft(stored, initialDraft)
      return parsedDraft && withAllowedVat(parsedDraft, profile)
    },
    fill: (values) => form.reset(structuredClone(values), { keepDefaultValues: true }),
  })
  const [therapistId, patientMode, patientId, newPatient, taxes, vatReason, comment] = useWatch({
    control,
    name: ['therapistId', 'patientMode', 'patientId', 'newPatient', 'taxes', 'vatReason', 'comments'],
  })
  const client = vatClientOfDraft({ patientMode, patientId, newPatient }, patients)
  useVatOfClient(
    { isTaxed: (taxes ?? 0) > 0, vatReason, comment },
    {
      client,
      profile,
      onChange: (vat) => {
        form.setValue('taxes', vat.isTaxed ? vatRateOf(profile) : 0)
        form.setValue('vatReason', vat.vatReason)
        form.setValue('comments', vat.comment)
      },
    },
  )

  return (
    <IssueForm
      form={form}
      saving={saving}
      storedDraft={storedDraft}
      draftTexts={draftTexts}
      profile={profile}
      therapist={therapists.find(({ id }) => id === therapistId)}
      previewFile={(formDraft) => previewEstimation(inputOf(formDraft, patients))}
      patientField="patientId"
      failureMessages={issueFailed}
      texts={texts}
    >
      {isAssistant && (
        <FormSection title="Praticien">
          <TherapistField control={control} name="therapistId" therapists={therapists} />
        </FormSection>
      )}
      <PatientFields form={form} patients={patients} />
      <TermFields control={control} profile={profile} client={client} />
    </IssueForm>
  )
}
