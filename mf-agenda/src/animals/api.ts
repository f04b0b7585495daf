import { call, ifMatch } from 'shared/client'
import type {
  Animal,
  AnimalInput,
  Appointment,
  AppointmentInput,
  Vaccine,
  VaccineInput,
} from 'shared/contracts/agenda/animal'
import type { Query } from 'shared/contracts/routes'
import type { Day } from 'shared/domain/calendar/day'

export const readSpecies = (signal: AbortSignal) => call('GET /types/animals', { signal })

export const readAnimal = (id: string, signal?: AbortSignal) => call('GET /animals/:id', { params: { id }, signal })
/** Adds an animal once per idempotency key, even if the call is repeated after a lost response. */
export const addAnimal = (body: AnimalInput, idempotencyKey: string) =>
  call('POST /animals', { body, headers: { 'Idempotency-Key': idempotencyKey } })
/** Saves the animal; fails with 412 when it has changed since it was read. */
export const changeAnimal = ({ id, version }: Animal, body: AnimalInput) =>
  call('PUT /animals/:id', { params: { id }, body, headers: ifMatch({ version }) })
export const deleteAnimal = (id: string) => call('DELETE /animals/:id', { params: { id } })

export const readActivity = (id: string, selectedDate: Day, signal: AbortSignal) =>
  call('GET /animals/:id/activity', { params: { id }, query: { selectedDate }, signal })
export const readSessionPage = (id: string, query: Query<'GET /animals/:id/sessions/page'>, signal: AbortSignal) =>
  call('GET /animals/:id/sessions/page', { params: { id }, query, signal })

export const readHealth = (id: string, signal?: AbortSignal) =>
  call('GET /animals/:id/health', { params: { id }, signal })
// Lets the browser finish an automatic save after the page is closed.
const keepalive = true
const withIdempotencyKey = (idempotencyKey: string) => ({ headers: { 'Idempotency-Key': idempotencyKey }, keepalive })
export const addVaccine = (id: string, body: VaccineInput, idempotencyKey: string) =>
  call('POST /animals/:id/health/vaccines', { params: { id }, body, ...withIdempotencyKey(idempotencyKey) })
/** Saves the vaccine; fails with 412 when it has changed since it was read. */
export const changeVaccine = (id: string, vaccine: Pick<Vaccine, 'id' | 'version'>, body: VaccineInput) =>
  call('PUT /animals/:id/health/vaccines/:vaccineId', {
    params: { id, vaccineId: vaccine.id },
    body,
    headers: ifMatch(vaccine),
    keepalive,
  })
export const deleteVaccine = (id: string, vaccineId: string) =>
  call('DELETE /animals/:id/health/vaccines/:vaccineId', { params: { id, vaccineId } })
export const addAppointment = (id: string, body: AppointmentInput, idempotencyKey: string) =>
  call('POST /animals/:id/health/appointments', { params: { id }, body, ...withIdempotencyKey(idempotencyKey) })
/** Saves the appointment; fails with 412 when it has changed since it was read. */
export const changeAppointment = (
  id: string,
  appointment: Pick<Appointment, 'id' | 'version'>,
  body: AppointmentInput,
) =>
  call('PUT /animals/:id/health/appointments/:appointmentId', {
    params: { id, appointmentId: appointment.id },
    body,
    headers: ifMatch(appointment),
    keepalive,
  })
export const deleteAppointment = (id: string, appointmentId: string) =>
  call('DELETE /animals/:id/health/appointments/:appointmentId', { params: { id, appointmentId } })
