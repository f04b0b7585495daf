import type { AreaModule } from 'shared/federation'
import { Route, Routes } from 'shared/router'
import { EditPatientPage, NewPatientPage } from './patients/PatientPage.tsx'
import { PatientsPage } from './patients/PatientsPage.tsx'
import { prefetch } from './prefetch.ts'

function Root() {
  return (
    <Routes>
      <Route path="/pros/patients" element={<PatientsPage />} />
      <Route path="/pros/patient" element={<NewPatientPage />} />
      <Route path="/pros/patient/:id" element={<EditPatientPage />} />
    </Routes>
  )
}

export default { contract: 1, Root, prefetch } satisfies AreaModule
