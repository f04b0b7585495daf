import { Type } from 'typebox'
import { errorCode } from '../../errorCodes.ts'
import {
  ArchivedPatients,
  ListedPatient,
  NewPatient,
  Patient,
  PatientInput,
  PatientSearch,
  PatientsToArchive,
} from '../../patients/patient.ts'
import type { Route } from '../route.ts'
import { ById } from '../../wire.ts'

export const patientRoutes = {
  'GET /patients': {
    summary: 'The patients',
    auth: 'bearer',
    privilege: ['PATIENTS', 'AGENDA', 'ESTIMATION'],
    query: PatientSearch,
    ok: Type.Array(ListedPatient),
    status: 200,
    errors: [errorCode.notFound],
  },
  'POST /patients': {
    summary: 'Add a patient; for an individual, with the animals they can work with',
    auth: 'bearer',
    privilege: 'PATIENTS',
    body: NewPatient,
    ok: Patient,
    status: 201,
    errors: [errorCode.notFound, errorCode.emailTaken],
  },
  'POST /patients/archive': {
    summary: 'Archive or restore several patients',
    auth: 'bearer',
    privilege: 'PATIENTS',
    body: PatientsToArchive,
    ok: ArchivedPatients,
    status: 200,
    errors: [errorCode.notFound],
  },
  'PUT /patients/:id': {
    summary: 'Change a patient',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    body: PatientInput,
    ok: Patient,
    status: 200,
    errors: [errorCode.notFound, errorCode.emailTaken, errorCode.changedMeanwhile],
  },
  'DELETE /patients/:id': {
    summary: 'Remove a patient',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    status: 204,
    errors: [errorCode.notFound],
  },
} as const satisfies Record<string, Route>
