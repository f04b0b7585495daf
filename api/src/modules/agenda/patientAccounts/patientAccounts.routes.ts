import type { Handlers } from '../../../handlers.ts'
import { countAttempt, countEmailRequest } from '../../../throttle.ts'
import { createPatientAccount, signInPatient } from './patientAccounts.service.ts'

export const patientAccountHandlers = {
  'POST /public/patients': async ({ body, services, request, reply }) => {
    await countAttempt(services, request, 'patients', body.email)
    await countEmailRequest(services, request)
    return createPatientAccount(services, reply, body, { refuseKnownFile: true })
  },

  'PUT /public/validations/patient': async ({ body, services, request, reply }) => {
    await countAttempt(services, request, 'validations', body.email)
    await countEmailRequest(services, request)
    return createPatientAccount(services, reply, body, { refuseKnownFile: false })
  },

  'POST /public/login': ({ body, services, reply }) => signInPatient(services, reply, body),
} satisfies Partial<Handlers>
