import { Type } from 'typebox'
import { errorCode } from '../errorCodes.ts'
import { Patient, PatientInput, PatientSearch } from '../patient.ts'
import type { Route } from './route.ts'
import { ById } from '../wire.ts'

export const patientRoutes = {
  'GET /patients': {
    summary: 'The patients',
    auth: 'bearer',
    privilege: ['PATIENTS', 'AGENDA'],
    query: PatientSearch,
    ok: Type.Array(Patient),
    status: 200,
    errors: [errorCode.notFound],
  },
  'POST /patients': {
    summary: 'Add a patient',
    auth: 'bearer',
    privilege: 'PATIENTS',
    body: PatientInput,
    ok: Patient,
    status: 201,
    errors: [errorCode.emailTaken],
  },
  'GET /patients/:id/details': {
    summary: 'One patient',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    ok: Patient,
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
