import { Created } from 'shared/contracts/directory/booking'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Handlers } from '../../../handlers.ts'
import { runOnceByKeyFor } from '../../../plugins/idempotency.ts'
import { Refusal } from '../../../refusal.ts'
import { cancelByLink, viewCancellation } from './cancellation.service.ts'
import { createRequest } from './booking.service.ts'

export const bookingHandlers = {
  'POST /public/patients/sessions': ({ body, patient, services, request }) => {
    if (body.patientId !== patient.accountId) throw new Refusal(404, errorCode.notFound)
    const { accountId } = patient
    return createRequest(services, body, ({ tx, tenantId }, run) =>
      runOnceByKeyFor(Created, { tx, tenantId, accountId, encryption: services.encryption }, request, run),
    )
  },

  'POST /public/cancellations/view': ({ body, services }) => viewCancellation(services, body.token),

  'POST /public/cancellations': ({ body, services }) => cancelByLink(services, body.token),
} satisfies Partial<Handlers>
