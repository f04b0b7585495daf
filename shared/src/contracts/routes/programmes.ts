import { Type } from 'typebox'
import { errorCode } from '../errorCodes.ts'
import { PatientHours, Programme, ProgrammeEnd, ProgrammeInput } from '../programme.ts'
import type { Route } from './route.ts'
import { ById } from '../wire.ts'

export const programmeRoutes = {
  'GET /patients/:id/hours': {
    summary: 'What of the hours planned with a patient is done and left',
    auth: 'bearer',
    privilege: ['PATIENTS', 'AGENDA'],
    params: ById,
    ok: PatientHours,
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /patients/:id/programmes': {
    summary: 'The programmes of a patient, the newest first',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    ok: Type.Array(Programme),
    status: 200,
    errors: [errorCode.notFound],
  },
  'POST /patients/:id/programmes': {
    summary: 'Begin a programme with a patient',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    body: ProgrammeInput,
    ok: Programme,
    status: 201,
    errors: [errorCode.notFound, errorCode.programmesOverlap],
  },
  'PUT /programmes/:id': {
    summary: 'Change a programme that runs',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    body: ProgrammeInput,
    ok: Programme,
    status: 200,
    errors: [errorCode.notFound, errorCode.programmesOverlap, errorCode.programmeEnded, errorCode.changedMeanwhile],
  },
  'PATCH /programmes/:id/end': {
    summary: 'End a programme: later sessions no longer count for it',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    body: ProgrammeEnd,
    ok: Programme,
    status: 200,
    errors: [errorCode.notFound, errorCode.programmeEnded, errorCode.changedMeanwhile],
  },
} as const satisfies Record<string, Route>
