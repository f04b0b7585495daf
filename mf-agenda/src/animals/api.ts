import { call, ifMatch } from 'shared/client'
import type {
  Animal,
  AnimalInput,
  Appointment,
  AppointmentInput,
  Vaccine,
  VaccineInput,
} from 'shared/contracts/agenda/animal'
import type { Day } from 'shared/domain/calendar/day'

export const readSpecies = (signal: AbortSignal) => call('GET /types/animals', { signal })

export const readAnimal = (id: string, signal?: AbortSignal) => call('GET /animals/:id', { params: { id }, signal })
/** The same key twice adds one animal: a second try after a lost response is harmless. */
export const addAnimal = (body: AnimalInput, idempotencyKey: string) =>
  call('POST /animals', { body, headers: { 'Idempotency-Key': idempotencyKey } })
/** Refused with 412 when the animal is no longer in this version. */
export const changeAnimal = ({ id, version }: Animal, body: AnimalInput) =>
  call('PUT /animals/:id', { params: { id }, body, headers: ifMatch({ version }) })
export const deleteAnimal = (id: string) => call('DELETE /animals/:id', { params: { id } })

export const readActivity = (id: string, selectedDate: Day, signal: AbortSignal) =>
  call('GET /animals/:id/activity', { params: { id }, query: { selectedDate }, signal })
export const readSessions = (id: string, signal: AbortSignal) =>
  call('GET /animals/:id/sessions', { params: { id }, signal })

export const readHealth = (id: string, signal?: AbortSignal) =>
  call('GET /animals/:id/health', { params: { id }, signal })
// Automatic saves are sent to the end even if the page closes.
const keepalive = true
const keyed = (idempotencyKey: string) => ({ headers: { 'Idempotency-Key': idempotencyKey }, keepalive })
export const addVaccine = (id: string, body: VaccineInput, idempotencyKey: string) =>
  call('POST /animals/:id/health/vaccines', { params: { id }, body, ...keyed(idempotencyKey) })
/** Refused with 412 when the vaccine is no longer in this version. */
export const changeVaccine = (id: string, seen: Pick<Vaccine, 'id' | 'version'>, body: VaccineInput) =>
  call('PUT /animals/:id/health/vaccines/:vaccineId', {
    params: { id, vaccineId: seen.id },
    body,
    headers: ifMatch(seen),
    keepalive,
  })
export const deleteVaccine = (id: string, vaccineId: string) =>
  call('DELETE /animals/:id/health/vaccines/:vaccineId', { params: { id, vaccineId } })
export const addAppointment = (id: string, body: AppointmentInput, idempotencyKey: string) =>
  call('POST /animals/:id/health/appointments', { params: { id }, body, ...keyed(idempotencyKey) })
/** Refused with 412 when the appointment is no longer in this version. */
export const changeAppointment = (id: string, seen: Pick<Appointment, 'id' | 'version'>, body: AppointmentInput) =>
  call('PUT /animals/:id/health/appointments/:appointmentId', {
    params: { id, appointmentId: seen.id },
    body,
    headers: ifMatch(seen),
    keepalive,
  })
export const deleteAppointment = (id: string, appointmentId: string) =>
  call('DELETE /animals/:id/health/appointments/:appointmentId', { params: { id, appointmentId } })
