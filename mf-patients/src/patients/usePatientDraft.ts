import type { Patient } from 'shared/contracts/patients/patient'
import { useStoredDraft } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import { parseDraft } from './draft.ts'
import type { Draft } from './draft.ts'

/** Name of the stored draft of a patient's form. */
export const patientDraftName = (patient: Patient | undefined) => `patient.${patient?.id ?? 'new'}`

/** Stores the draft of a patient's form on the device until it is saved. */
export const usePatientDraft = (form: UseFormReturn<Draft>, patient: Patient | undefined, savedDraft: Draft) =>
  useStoredDraft(form, {
    name: patientDraftName(patient),
    version: patient?.version ?? '',
    saved: savedDraft,
    storedValueOf: (values) => values,
    parse: (stored) => parseDraft(stored, savedDraft),
    fill: (draft) => form.reset(structuredClone(draft), { keepDefaultValues: true }),
  })
