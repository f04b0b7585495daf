import type { Handlers } from '../../handlers.ts'
import { readPatientHours } from './patientHours.service.ts'
import { changeProgramme, createProgramme, endProgramme, listProgrammes } from './programmes.service.ts'

export const programmeHandlers = {
  'GET /patients/:id/hours': (call) => readPatientHours(call, call.params.id),

  'GET /patients/:id/programmes': (call) => listProgrammes(call, call.params.id),

  'POST /patients/:id/programmes': (call) => createProgramme(call, call.params.id, call.body),

  'PUT /programmes/:id': (call) => changeProgramme(call, call.params.id, call.body, call.request.headers['if-match']),

  'PATCH /programmes/:id/end': (call) =>
    endProgramme(call, call.params.id, call.body.endedOn, call.request.headers['if-match']),
} satisfies Partial<Handlers>
