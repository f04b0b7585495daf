import type { Handlers } from '../../../handlers.ts'
import {
  changeAppointment,
  changeVaccine,
  createAppointment,
  createVaccine,
  deleteAppointment,
  deleteVaccine,
  readHealth,
} from './animalHealth.service.ts'

const vaccineIdsOf = ({ id, vaccineId }: { id: string; vaccineId: string }) => ({ id: vaccineId, animalId: id })
const appointmentIdsOf = ({ id, appointmentId }: { id: string; appointmentId: string }) => ({
  id: appointmentId,
  animalId: id,
})

export const animalHealthHandlers = {
  'GET /animals/:id/health': (call) => readHealth(call, call.params.id),

  'POST /animals/:id/health/vaccines': (call) => createVaccine(call, call.params.id, call.body),

  'PUT /animals/:id/health/vaccines/:vaccineId': (call) =>
    changeVaccine(call, vaccineIdsOf(call.params), call.body, call.request.headers['if-match']),

  'DELETE /animals/:id/health/vaccines/:vaccineId': (call) => deleteVaccine(call, vaccineIdsOf(call.params)),

  'POST /animals/:id/health/appointments': (call) => createAppointment(call, call.params.id, call.body),

  'PUT /animals/:id/health/appointments/:appointmentId': (call) =>
    changeAppointment(call, appointmentIdsOf(call.params), call.body, call.request.headers['if-match']),

  'DELETE /animals/:id/health/appointments/:appointmentId': (call) =>
    deleteAppointment(call, appointmentIdsOf(call.params)),
} satisfies Partial<Handlers>
