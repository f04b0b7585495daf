import { lazy, Suspense } from 'react'
import { queryClient } from 'shared/client'
import type { ConsentGiver } from 'shared/contracts/patients/consent'
import { consentText, consentTextVersion, paperConsentProblems } from 'shared/domain/patients/healthConsent'
import { practiceToday } from 'shared/session'
import { Pending, Typography } from 'shared/ui'
import {
  DialogForm,
  FormDialog,
  PickInput,
  problemsResolver,
  TextInput,
  useController,
  useForm,
  useSave,
  useWatch,
} from 'shared/ui/form'
import { fileKey } from '../keys.ts'
import { recordConsent } from './api.ts'
import { recordFailureMessages, texts } from './messages.ts'

const DayField = lazy(() => import('shared/ui/dates').then((module) => ({ default: module.DayField })))

interface RecordDialogProps {
  patientId: string
  guardianNeeded: boolean
  onClose: () => void
}

interface Draft {
  givenBy: ConsentGiver
  giverName: string
  givenOn: string | null
}

const giverOptions = [
  { value: 'SELF', label: 'Le patient' },
  { value: 'GUARDIAN', label: 'Un responsable légal' },
]

/** Records a consent given on paper, and shows its text. */
export default function RecordDialog(props: RecordDialogProps) {
  return (
    <FormDialog title="Enregistrer un accord papier" onClose={props.onClose}>
      <RecordForm {...props} />
    </FormDialog>
  )
}

function RecordForm({ patientId, guardianNeeded, onClose }: RecordDialogProps) {
  const form = useForm<Draft>({
    defaultValues: { givenBy: guardianNeeded ? 'GUARDIAN' : 'SELF', giverName: '', givenOn: practiceToday() },
    resolver: problemsResolver<Draft>((draft) => paperConsentProblems(draft, practiceToday())),
  })
  const { control } = form
  const saving = useSave(form, {
    save: ({ givenOn, ...draft }, key) =>
      recordConsent(patientId, { ...draft, givenOn: givenOn ?? practiceToday() }, key),
    request: { name: `consent.${patientId}` },
    messages: { saved: texts.consentRecorded, failed: recordFailureMessages },
    hasErrorSummary: false,
    onSaved: (consents) => {
      queryClient.setQueryData(fileKey(patientId, 'consents'), consents)
      onClose()
    },
  })
  const { field: day, fieldState } = useController({ control, name: 'givenOn' })
  const givenBy = useWatch({ control, name: 'givenBy' })
  return (
    <DialogForm saving={saving} submit="Enregistrer" onClose={onClose}>
      <Typography variant="body2" color="textSecondary">
        Le papier signé dit : « {consentText(consentTextVersion, givenBy)} »
      </Typography>
      <PickInput control={control} name="givenBy" label="Donné par" options={giverOptions} />
      <TextInput
        control={control}
        name="giverName"
        label="Nom de la personne"
        required
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Suspense fallback={<Pending rows={1} />}>
        <DayField
          label="Donné le"
          value={day.value}
          onChange={day.onChange}
          required
          error={fieldState.error?.message}
        />
      </Suspense>
    </DialogForm>
  )
}
