import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { queryClient } from '../../../client/queryClient.ts'
import { call } from '../../../client/call.ts'
import { errorCode } from '../../../contracts/errorCodes.ts'
import type { Patient } from '../../../contracts/patients/patient.ts'
import { formatPhone } from '../../../domain/contact/phone.ts'
import { newPatientInput, createShortPatient, shortPatientProblems } from '../../../domain/patients/shortPatient.ts'
import type { ShortPatient } from '../../../domain/patients/shortPatient.ts'
import { patientTypeOptions } from '../../../domain/patients/patientType.ts'
import { listKey } from '../../../lists/keys.ts'
import { addCachedRow } from '../../../lists/list.ts'
import { practiceToday } from '../../../session/practiceClock.ts'
import { problemsResolver } from '../fieldErrors.ts'
import { DialogForm, FormDialog } from '../FormDialog.tsx'
import { RadioInput } from '../inputs/RadioInput.tsx'
import { TextInput } from '../inputs/inputs.tsx'
import { useForm } from '../useForm.ts'
import { useSave } from '../useSave.ts'

interface NewPatientDialogProps {
  /** The name that was typed. */
  name: string
  onAdded: (patient: Patient) => void
  onClose: () => void
}

const saveFailureMessages = {
  [errorCode.emailTaken]: 'Adresse mail utilisée pour un patient déjà enregistré',
  otherwise: "Problème lors de l'enregistrement",
}

/** Adds a patient with only the fields required for a session or a document; the patient file has the other fields. */
export default function NewPatientDialog(props: NewPatientDialogProps) {
  return (
    <FormDialog title="Nouveau patient" onClose={props.onClose}>
      <NewPatientForm {...props} />
    </FormDialog>
  )
}

function NewPatientForm({ name, onAdded, onClose }: NewPatientDialogProps) {
  const form = useForm<ShortPatient>({
    defaultValues: createShortPatient(name),
    resolver: problemsResolver<ShortPatient>((draft) => shortPatientProblems(draft, practiceToday())),
  })
  const { control, clearErrors } = form
  // Focuses the first name, because the last name is already filled in.
  useEffect(() => document.getElementById('individual.firstname')?.focus(), [])
  const type = useWatch({ control, name: 'type' })
  const saving = useSave(form, {
    save: (draft, key) => call('POST /patients', { body: newPatientInput(draft), headers: { 'Idempotency-Key': key } }),
    request: { name: 'patient.short', contentsOf: newPatientInput },
    messages: { saved: 'Patient ajouté', failed: saveFailureMessages },
    fields: { [errorCode.emailTaken]: 'email' },
    hasErrorSummary: false,
    onSaved: (patient) => {
      addCachedRow(listKey.patients, patient)
      // Reloads the lists, because only the server computes matches and order.
      void queryClient.invalidateQueries({ queryKey: listKey.patients })
      onAdded(patient)
      onClose()
    },
  })
  return (
    <DialogForm saving={saving} submit="Ajouter" onClose={onClose}>
      <RadioInput
        control={control}
        name="type"
        label="Type de patient"
        options={patientTypeOptions}
        onChange={clearErrors}
      />
      {type === 'FIRM' ? (
        <TextInput control={control} name="firm.companyName" label="Nom de l'entreprise" required autoComplete="off" />
      ) : (
        <>
          <TextInput control={control} name="individual.lastname" label="Nom de famille" required autoComplete="off" />
          <TextInput control={control} name="individual.firstname" label="Prénom" required autoComplete="off" />
        </>
      )}
      <TextInput control={control} name="email" label="E-mail" type="email" autoComplete="off" />
      <TextInput
        control={control}
        name="phoneNumber"
        label="Téléphone"
        type="tel"
        format={formatPhone}
        autoComplete="off"
      />
    </DialogForm>
  )
}
