import type { Handlers } from '../../handlers.ts'
import { listAnimalFits } from './animalFits.service.ts'
import { changePatientFit, readPatientFit } from './patientFit.service.ts'

export const fitHandlers = {
  'GET /patients/:id/fit': (call) => readPatientFit(call, call.params.id),

  'PUT /patients/:id/fit': (call) =>
    changePatientFit(call, call.params.id, call.body, call.request.headers['if-match']),

  'POST /sessions/animal-fits': (call) => listAnimalFits(call, call.body),
} satisfies Partial<Handlers>
