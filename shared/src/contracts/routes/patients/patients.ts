import * as Type from 'typebox'
import { errorCode } from '../../errorCodes.ts'
import { DeletedPatients, DeletedPatientSearch, PatientDeletion } from '../../patients/deletedPatient.ts'
import {
  ArchivedPatients,
  ListedPatient,
  NewPatient,
  Patient,
  PatientChange,
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
    summary: 'Add a patient; for an individual, with criteria for animals',
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
    summary: 'Change a patient; a firm with employees becomes a person only with their number (E253)',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    body: PatientChange,
    ok: Patient,
    status: 200,
    errors: [errorCode.notFound, errorCode.emailTaken, errorCode.changedMeanwhile, errorCode.firmHasEmployees],
  },
  'DELETE /patients/:id': {
    summary: 'Remove a patient: the sessions to come are cancelled',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    status: 204,
    errors: [errorCode.notFound, errorCode.billedSessionsAhead],
  },
  'GET /patients/:id/deletion': {
    summary: 'The sessions that removing a patient would cancel, and the records it would keep',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    ok: PatientDeletion,
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /patients/deleted': {
    summary: 'The removed patients whose data is still stored, last removed first',
    auth: 'bearer',
    privilege: 'PATIENTS',
    query: DeletedPatientSearch,
    ok: DeletedPatients,
    status: 200,
    errors: [],
  },
  'POST /patients/:id/restore': {
    summary: 'Bring a removed patient back to the list, within 30 days',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    ok: Patient,
    status: 200,
    errors: [errorCode.notFound, errorCode.emailTaken, errorCode.patientRestorationOver],
  },
} as const satisfies Record<string, Route>
