import { errorCode } from 'shared/contracts/errorCodes'
import { healthProblems, type HealthDraft } from 'shared/domain/animals/health'
import { audit } from '../../audit.ts'
import type { Handlers } from '../../handlers.ts'
import { Refusal } from '../../refusal.ts'
import { uuidv7 } from '../../uuid.ts'
import type { Acting } from '../sessions/conflicts/conflictCheck.service.ts'
import { found, refuseUnknown } from './animals.service.ts'
import {
  appointmentsOf,
  deleteLine,
  insertAppointment,
  insertVaccine,
  updateAppointment,
  updateVaccine,
  vaccinesOf,
} from './animalHealth.sql.ts'

type Entity = 'vaccine' | 'medical_appointment'

const tell = ({ tx, member: { tenantId, accountId } }: Acting, act: string, entity: Entity, entityId: string) =>
  audit(tx, { tenantId, accountId, act, entity, entityId })

/** Before a line is written: its animal is in the list, and the line is right. */
async function accept(acting: Acting, animalId: string, line: HealthDraft): Promise<void> {
  await refuseUnknown(acting, animalId)
  const problems = healthProblems(line)
  if (problems.length > 0) throw new Refusal(400, errorCode.invalid, { problems })
}

async function remove(acting: Acting, entity: Entity, animalId: string, id: string): Promise<undefined> {
  await refuseUnknown(acting, animalId)
  if (!(await deleteLine(acting.tx, entity, { id, animalId }))) throw new Refusal(404, errorCode.notFound)
  await tell(acting, 'delete', entity, id)
}

export const animalHealthHandlers = {
  'GET /animals/:id/health': async (call) => {
    await refuseUnknown(call, call.params.id)
    return {
      vaccines: await vaccinesOf(call.tx, call.params.id),
      medicalAppointments: await appointmentsOf(call.tx, call.params.id),
    }
  },

  'POST /animals/:id/health/vaccines': async (call) => {
    const line = { id: uuidv7(), animalId: call.params.id }
    await accept(call, line.animalId, call.body)
    const vaccine = await insertVaccine(call.tx, call.member.tenantId, line, call.body)
    await tell(call, 'create', 'vaccine', line.id)
    return vaccine
  },

  'PUT /animals/:id/health/vaccines/:vaccineId': async (call) => {
    const line = { id: call.params.vaccineId, animalId: call.params.id }
    await accept(call, line.animalId, call.body)
    const vaccine = found(await updateVaccine(call.tx, line, call.body))
    await tell(call, 'update', 'vaccine', line.id)
    return vaccine
  },

  'DELETE /animals/:id/health/vaccines/:vaccineId': (call) =>
    remove(call, 'vaccine', call.params.id, call.params.vaccineId),

  'POST /animals/:id/health/appointments': async (call) => {
    const line = { id: uuidv7(), animalId: call.params.id }
    await accept(call, line.animalId, call.body)
    const appointment = await insertAppointment(call.tx, call.member.tenantId, line, call.body)
    await tell(call, 'create', 'medical_appointment', line.id)
    return appointment
  },

  'PUT /animals/:id/health/appointments/:appointmentId': async (call) => {
    const line = { id: call.params.appointmentId, animalId: call.params.id }
    await accept(call, line.animalId, call.body)
    const appointment = found(await updateAppointment(call.tx, line, call.body))
    await tell(call, 'update', 'medical_appointment', line.id)
    return appointment
  },

  'DELETE /animals/:id/health/appointments/:appointmentId': (call) =>
    remove(call, 'medical_appointment', call.params.id, call.params.appointmentId),
} satisfies Partial<Handlers>
