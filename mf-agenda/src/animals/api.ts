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
/** Idempotent per key: repeating the call after a lost response adds no second animal. */
export const addAnimal = (body: AnimalInput, idempotencyKey: string) =>
  call('POST /animals', { body, headers: { 'Idempotency-Key': idempotencyKey } })
/** Fails with 412 when the animal has changed since it was read. */
export const changeAnimal = ({ id, version }: Animal, body: AnimalInput) =>
  call('PUT /animals/:id', { params: { id }, body, headers: ifMatch({ version }) })
export const deleteAnimal = (id: string) => call('DELETE /animals/:id', { params: { id } })

export const readActivity = (id: string, selectedDate: Day, signal: AbortSignal) =>
  call('GET /animals/:id/activity', { params: { id }, query: { selectedDate }, signal })
export const readSessions = (id: string, signal: AbortSignal) =>
  call('GET /animals/:id/sessions', { params: { id }, signal })

export const readHealth = (id: string, signal?: AbortSignal) =>
  call('GET /animals/:id/health', { params: { id }, signal })
// Lets the browser finish an automatic save after the page is closed.
const keepalive = true
const withIdempotencyKey = (idempotencyKey: string) => ({ headers: { 'Idempotency-Key': idempotencyKey }, keepalive })
export const addVaccine = (id: string, body: VaccineInput, idempotencyKey: string) =>
  call('POST /animals/:id/health/vaccines', { params: { id }, body, ...withIdempotencyKey(idempotencyKey) })
/** Fails with 412 when the vaccine has changed since `seen` was read. */
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
  call('POST /animals/:id/health/appointments', { params: { id }, body, ...withIdempotencyKey(idempotencyKey) })
/** Fails with 412 when the appointment has changed since `seen` was read. */
export const changeAppointment = (id: string, seen: Pick<Appointment, 'id' | 'version'>, body: AppointmentInput) =>
  call('PUT /animals/:id/health/appointments/:appointmentId', {
    params: { id, appointmentId: seen.id },
    body,
    headers: ifMatch(seen),
    keepalive,
  })
export const deleteAppointment = (id: string, appointmentId: string) =>
  call('DELETE /animals/:id/health/appointments/:appointmentId', { params: { id, appointmentId } })
