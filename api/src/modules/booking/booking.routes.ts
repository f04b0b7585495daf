import { Created } from 'shared/contracts/booking'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Static } from 'typebox'
import { Check } from 'typebox/value'
import type { Handlers } from '../../handlers.ts'
import { once } from '../../plugins/idempotency.ts'
import { Refusal } from '../../refusal.ts'
import { cancelByLink, viewCancellation } from './cancellation.service.ts'
import { createRequest } from './booking.service.ts'

/** A repeated call gets the stored result of the first one, which is checked like anything read from outside. */
function parseCreated(result: unknown): Static<typeof Created> {
  if (!Check(Created, result)) throw new Error('The stored result of the call is none of its results.')
  return result
}

export const bookingHandlers = {
  'POST /public/patients/sessions': ({ body, patient, services, request }) => {
    if (body.patientId !== patient.accountId) throw new Refusal(404, errorCode.notFound)
    const { accountId } = patient
    return createRequest(services, body, async ({ tx, tenantId }, act) =>
      parseCreated(await once({ tx, tenantId, accountId, sealing: services.sealing }, request, act)),
    )
  },

  'POST /public/cancellations/view': ({ body, services }) => viewCancellation(services, body.token),

  'POST /public/cancellations': ({ body, services }) => cancelByLink(services, body.token),
} satisfies Partial<Handlers>
