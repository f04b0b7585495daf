import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { Patient } from '../../../contracts/patients/patient.ts'
import { useRights } from '../../../session/rights.ts'

const NewPatientDialog = lazy(() => import('./NewPatientDialog.tsx'))

interface NewPatientState {
  /** Opens the dialog with this name; undefined if the member may not add patients. */
  open: ((name: string) => void) | undefined
  /** The open dialog, to render next to the field. */
  dialog: ReactNode
}

/** The dialog that adds a patient from a field, so that the form of the field stays open and keeps its input. */
export function useNewPatient(onAdded: (patient: Patient) => void): NewPatientState {
  const { privileges } = useRights()
  const [name, setName] = useState<string>()
  return {
    open: privileges.includes('PATIENTS') ? setName : undefined,
    dialog: name !== undefined && (
      <Suspense>
        <NewPatientDialog name={name} onAdded={onAdded} onClose={() => setName(undefined)} />
      </Suspense>
    ),
  }
}
