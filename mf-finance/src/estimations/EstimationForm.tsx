import { useState } from 'react'
import { queryClient, saveFile } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Member, Profile } from 'shared/contracts/accounts/user'
import { issuerProblems } from 'shared/domain/accounts/issuer'
import { estimationProblems } from 'shared/domain/quotes/estimationProblems'
import { usePatients } from 'shared/lists'
import { useNavigate } from 'shared/router'
import { practiceToday } from 'shared/session'
import { Stack, toast } from 'shared/ui'
import {
  DraftNotice,
  Form,
  FormSection,
  problemsResolver,
  removeDraft,
  useForm,
  useKeptDraft,
  useSave,
  useWatch,
} from 'shared/ui/form'
import { IncompleteProfile } from '../issuing/IncompleteProfile.tsx'
import { IssueActions } from '../issuing/IssueActions.tsx'
import { TherapistField } from '../issuing/TherapistField.tsx'
import { allEstimationsKey } from '../keys.ts'
import { draftEstimation, issueEstimation } from './api.ts'
import { inputOf, parseDraft, ruleDraftOf } from './draft.ts'
import type { Draft } from './draft.ts'
import { draftTexts, issueFailed, texts } from './messages.ts'
import { PatientFields } from './PatientFields.tsx'
import { TermFields } from './TermFields.tsx'

interface EstimationFormProps {
  profile: Profile
  therapists: readonly Member[]
  isAssistant: boolean
  /** What a new quote proposes. */
  draft: Draft
}

const draftName = 'estimation.new'
const beside = ({ kind, message }: { kind?: string; message: string }) =>
  kind === 'required' ? 'Obligatoire' : message

export function EstimationForm({ profile, therapists, isAssistant, draft }: EstimationFormProps) {
  const navigate = useNavigate()
  const [proposed] = useState(draft)
  const { data: patients = [] } = usePatients()
  const form = useForm<Draft>({
    defaultValues: proposed,
    resolver: problemsResolver<Draft>((filled) => estimationProblems(ruleDraftOf(filled, patients), practiceToday()), {
      beside,
    }),
  })
  const { control } = form
  const saving = useSave(form, {
    save: (filled, key) => issueEstimation(inputOf(filled, patients), key),
    request: { name: draftName, contentsOf: (filled) => inputOf(filled, patients) },
    messages: { saved: texts.issued, failed: issueFailed },
    fields: { [errorCode.patientAddressMissing]: 'patientId' },
    beside,
    onSaved: async ({ file, isPatientSaved }) => {
      saveFile(file)
      removeDraft(draftName)
      if (isPatientSaved) toast(texts.patientSaved)
      if (isPatientSaved === false) toast(texts.patientNotSaved, 'warning')
      void queryClient.invalidateQueries({ queryKey: allEstimationsKey })
      await navigate('/pros/estimations/details')
    },
  })
  const kept = useKeptDraft(form, {
    name: draftName,
    version: '',
    saved: proposed,
    keptOf: (values: Draft) => values,
    parse: (stored) => parseDraft(stored, proposed),
    fill: (values) => form.reset(structuredClone(values), { keepDefaultValues: true }),
  })
  const therapistId = useWatch({ control, name: 'therapistId' })
  const therapist = therapists.find(({ id }) => id === therapistId)
  const missing = therapist ? issuerProblems({ ...therapist, firm: profile.firm }) : []

  return (
    <Form saving={saving} sx={{ maxWidth: 920 }}>
      <Stack spacing={2}>
        <DraftNotice {...kept} texts={draftTexts} />
        {missing.length > 0 && <IncompleteProfile problems={missing} />}
        {isAssistant && (
          <FormSection title="Praticien">
            <TherapistField control={control} name="therapistId" therapists={therapists} />
          </FormSection>
        )}
        <PatientFields form={form} patients={patients} />
        <TermFields control={control} />
        <IssueActions
          form={form}
          draftFile={(filled) => draftEstimation(inputOf(filled, patients))}
          patientField="patientId"
          failed={issueFailed}
          texts={texts}
          isBusy={saving.isBusy}
          isIncomplete={missing.length > 0}
        />
      </Stack>
    </Form>
  )
}
