import type { AreaModule } from 'shared/federation'
import { definePages } from 'shared/router'
import { PatientsPage } from './patients/PatientsPage.tsx'
import { prefetchPatients } from './prefetch.ts'

export default {
  contract: 1,
  ...definePages([
    { path: '/pros/patients', Page: PatientsPage, prefetch: prefetchPatients },
    { path: '/pros/patients/import/:id?', load: () => import('./import/ImportPage.tsx') },
    { path: '/pros/patients/deleted', load: () => import('./deleted/DeletedPatientsPage.tsx') },
    { path: '/pros/patients/retention', load: () => import('./retention/RetentionPage.tsx') },
    { path: '/pros/patients/:id/details', load: () => import('./file/PatientFilePage.tsx') },
    {
      path: '/pros/patients/:id/programme/:programmeId/bilan',
      load: () => import('./programme/report/ReportPage.tsx'),
    },
    { path: '/pros/patients/:id/programme/:programmeId?', load: () => import('./programme/form/ProgrammePage.tsx') },
    { path: '/pros/patient/:id?', load: () => import('./patients/PatientPage.tsx') },
  ]),
} satisfies AreaModule
