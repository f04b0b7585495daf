import type { Handlers } from '../../../handlers.ts'
import { listAnimalFits } from './animalFits.service.ts'
import { createPatientWithFit } from './newPatient.service.ts'
import { listFitChoices } from './patientFit.sql.ts'
import { changePatientFit, readPatientFit } from './patientFit.service.ts'

export const fitHandlers = {
  'GET /patients/fit-choices': ({ tx }) => listFitChoices(tx, []),

  'GET /patients/:id/fit': (call) => readPatientFit(call, call.params.id),

  'PUT /patients/:id/fit': (call) =>
    changePatientFit(call, call.params.id, call.body, call.request.headers['if-match']),

  // Defined here because it also saves the patient's needs: the module `patients` cannot import `fit`, which imports
  // it.
  'POST /patients': (call) => createPatientWithFit(call, call.body),

  'POST /sessions/animal-fits': (call) => listAnimalFits(call, call.body),
} satisfies Partial<Handlers>
