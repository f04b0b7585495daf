import type { AreaModule } from 'shared/federation'
import { definePages } from 'shared/router'
import { EditPatientPage, NewPatientPage } from './patients/PatientPage.tsx'
import { PatientsPage } from './patients/PatientsPage.tsx'
import { prefetchPatients } from './prefetch.ts'

export default {
  contract: 1,
  ...definePages([
    { path: '/pros/patients', Page: PatientsPage, prefetch: prefetchPatients },
    { path: '/pros/patient', Page: NewPatientPage },
    { path: '/pros/patient/:id', Page: EditPatientPage },
  ]),
} satisfies AreaModule
