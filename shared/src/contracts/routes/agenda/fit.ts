import * as Type from 'typebox'
import { errorCode } from '../../errorCodes.ts'
import { AnimalFit, FitChoice, FitQuery, PatientFit, PatientFitInput } from '../../agenda/fit.ts'
import type { Route } from '../route.ts'
import { ById } from '../../wire.ts'

export const fitRoutes = {
  'GET /patients/fit-choices': {
    summary: "The species and animals that a new patient's allergies, fears and preferences may name",
    auth: 'bearer',
    privilege: 'PATIENTS',
    ok: Type.Array(FitChoice),
    status: 200,
    errors: [],
  },
  'GET /patients/:id/fit': {
    summary: "A patient's criteria for animals: weight, allergies, fears, preferences",
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    ok: PatientFit,
    status: 200,
    errors: [errorCode.notFound],
  },
  'PUT /patients/:id/fit': {
    summary: "Change a patient's criteria for animals",
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    body: PatientFitInput,
    ok: PatientFit,
    status: 200,
    errors: [errorCode.notFound, errorCode.changedMeanwhile],
  },
  'POST /sessions/animal-fits': {
    summary: "The animals that fit a session's participants; with reasons, for members who may read patients",
    auth: 'bearer',
    privilege: 'AGENDA',
    body: FitQuery,
    ok: Type.Array(AnimalFit),
    status: 200,
    errors: [errorCode.notFound],
  },
} as const satisfies Record<string, Route>
