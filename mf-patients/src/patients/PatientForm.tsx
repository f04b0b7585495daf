import { useState } from 'react'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Patient } from 'shared/contracts/patients/patient'
import type { PatientDetails } from 'shared/contracts/patients/patientFile'
import type { DateParts } from 'shared/domain/patients/birthdate'
import { newPatientProblems } from 'shared/domain/patients/newPatient'
import { useNavigate } from 'shared/router'
import { practiceToday } from 'shared/session'
import { layout, Stack } from 'shared/ui'
import {
  DraftNotice,
  Form,
  FormActions,
  problemsResolver,
  removeDraft,
  useForm,
  useSave,
  useWatch,
} from 'shared/ui/form'
import { readPatient } from '../api.ts'
import { ArchivedNotice } from './ArchivedNotice.tsx'
import { DetachEmployeesDialog } from './DetachEmployeesDialog.tsx'
import { draftOf, newPatientOf, withoutRedundantBirthYear } from './draft.ts'
import type { Draft } from './draft.ts'
import { FirmFields } from './fields/FirmFields.tsx'
import { IndividualFields } from './fields/IndividualFields.tsx'
import { draftTexts, saveFailureMessages, texts } from './messages.ts'
import { patientLabels } from './patientLabels.ts'
import { NewFitFields } from './fields/NewFitFields.tsx'
import { PracticeNoteField } from './fields/PracticeNoteField.tsx'
import { PatientTypeField } from './fields/PatientTypeField.tsx'
import { useDetachedEmployees } from './useDetachedEmployees.ts'
import { patientDraftName, usePatientDraft } from './usePatientDraft.ts'
import { savePatient } from './savePatient.ts'

interface PatientFormProps {
  /** The patient to edit; undefined to add one. */
  patient?: PatientDetails
  draft: Draft
}

export function PatientForm({ patient, draft }: PatientFormProps) {
  const navigate = useNavigate()
  const form = useForm<Draft>({
    defaultValues: draft,
    resolver: problemsResolver<Draft>((values) =>
      newPatientProblems(withoutRedundantBirthYear(values), practiceToday()),
    ),
  })
  const { employees, isConfirming, setConfirming, detachedCountOf, onSaveFailed, submitOrConfirm } =
    useDetachedEmployees(form, patient)
  const saving = useSave<Draft, Patient>(form, {
    save: async (values, key, previousPatient) => {
      try {
        return await savePatient({ draft: values, previousPatient, detachedEmployees: detachedCountOf(values) }, key)
      } catch (error) {
        await onSaveFailed(error)
        throw error
      }
    },
    request: { name: patientDraftName(patient), contentsOf: newPatientOf },
    revision: patient && {
      original: patient,
      read: () => readPatient(patient.id),
      draftOf,
      labels: patientLabels,
      deletedTexts: { title: texts.patientDeletedMeanwhile, saved: texts.patientAdded },
    },
    messages: { saved: patient ? texts.patientChanged : texts.patientAdded, failed: saveFailureMessages },
    fields: { [errorCode.emailTaken]: 'email' },
    onSaved: () => {
      removeDraft(patientDraftName(patient))
      return navigate('/pros/patients')
    },
  })
  const storedDraft = usePatientDraft(form, patient, draft)
  const { control } = form
  const type = useWatch({ control, name: 'type' })
  const [birthdateParts, setBirthdateParts] = useState<DateParts>()

  return (
    <Form
      saving={{ ...saving, submit: (event) => submitOrConfirm(saving.submit, event) }}
      sx={{ maxWidth: layout.formWidthPx }}
    >
      <Stack spacing={2}>
        <DraftNotice {...storedDraft} texts={draftTexts} />
        {patient?.archivedAt && <ArchivedNotice patientId={patient.id} />}
        <PatientTypeField form={form} />
        {type === 'FIRM' ? (
          <FirmFields control={control} position={patient?.position} />
        ) : (
          <IndividualFields
            control={control}
            position={patient?.position}
            birthdateParts={birthdateParts}
            onBirthdateParts={setBirthdateParts}
          />
        )}
        {type === 'INDIVIDUAL' && !patient && <NewFitFields control={control} />}
        <PracticeNoteField control={control} />
        <FormActions cancelTo="/pros/patients" submit={patient ? 'Enregistrer' : 'Ajouter'} isBusy={saving.isBusy} />
      </Stack>
      {isConfirming && (
        <DetachEmployeesDialog
          employees={employees}
          onCancel={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false)
            saving.submit()
          }}
        />
      )}
    </Form>
  )
}
