import * as Type from 'typebox'
import { AnimalHealth, Appointment, AppointmentInput, Vaccine, VaccineInput } from '../../agenda/animal.ts'
import { errorCode } from '../../errorCodes.ts'
import type { Route } from '../route.ts'
import { ById, Id } from '../../wire.ts'

const AnimalVaccine = Type.Object({ id: Id, vaccineId: Id })
const AnimalAppointment = Type.Object({ id: Id, appointmentId: Id })

export const animalHealthRoutes = {
  'GET /animals/:id/health': {
    summary: 'Vaccines and medical appointments',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: ById,
    ok: AnimalHealth,
    status: 200,
    errors: [errorCode.notFound],
  },
  'POST /animals/:id/health/vaccines': {
    summary: 'Add a vaccine',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: ById,
    body: VaccineInput,
    ok: Vaccine,
    status: 201,
    errors: [errorCode.notFound],
  },
  'PUT /animals/:id/health/vaccines/:vaccineId': {
    summary: 'Change a vaccine',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: AnimalVaccine,
    body: VaccineInput,
    ok: Vaccine,
    status: 200,
    errors: [errorCode.notFound, errorCode.changedMeanwhile],
  },
  'DELETE /animals/:id/health/vaccines/:vaccineId': {
    summary: 'Remove a vaccine',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: AnimalVaccine,
    status: 204,
    errors: [errorCode.notFound],
  },
  'POST /animals/:id/health/appointments': {
    summary: 'Add a medical appointment',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: ById,
    body: AppointmentInput,
    ok: Appointment,
    status: 201,
    errors: [errorCode.notFound],
  },
  'PUT /animals/:id/health/appointments/:appointmentId': {
    summary: 'Change a medical appointment',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: AnimalAppointment,
    body: AppointmentInput,
    ok: Appointment,
    status: 200,
    errors: [errorCode.notFound, errorCode.changedMeanwhile],
  },
  'DELETE /animals/:id/health/appointments/:appointmentId': {
    summary: 'Remove a medical appointment',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: AnimalAppointment,
    status: 204,
    errors: [errorCode.notFound],
  },
} as const satisfies Record<string, Route>
