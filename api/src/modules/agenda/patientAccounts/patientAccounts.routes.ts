import type { Handlers } from '../../../handlers.ts'
import { countAttempt } from '../../../throttle.ts'
import { confirmPatientAccount, createPatientAccount, signInPatient } from './patientAccounts.service.ts'

export const patientAccountHandlers = {
  'POST /public/patients': async ({ body, services, request }) => {
    await countAttempt(services, request, 'patients', body.email)
    return createPatientAccount(services, body, { refuseKnownFile: true })
  },

  'PUT /public/validations/patient': async ({ body, services, request }) => {
    await countAttempt(services, request, 'validations', body.email)
    return createPatientAccount(services, body, { refuseKnownFile: false })
  },

  'POST /public/login': ({ body, services, request }) => signInPatient(services, request, body),

  'POST /public/confirmations': async ({ body, services, request }) => {
    await countAttempt(services, request, 'confirmations')
    await confirmPatientAccount(services, body.token)
  },
} satisfies Partial<Handlers>
