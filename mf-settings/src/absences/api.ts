import { call, ifMatch } from 'shared/client'
import type { Vacation, VacationInput } from 'shared/contracts/agenda/absence'

type Period = Pick<VacationInput, 'from' | 'to'>

export const readVacations = (signal?: AbortSignal) => call('GET /user/personalize/vacations', { signal })
export const addVacation = (body: VacationInput, idempotencyKey?: string) =>
  call('POST /user/personalize/vacations', {
    body,
    ...(idempotencyKey !== undefined && { headers: { 'Idempotency-Key': idempotencyKey } }),
  })
/** Fails with 412 when the absence has changed since `knownVacation` was read. */
export const changeVacation = (knownVacation: Vacation, body: VacationInput) =>
  call('PUT /user/personalize/vacations/:id', {
    params: { id: knownVacation.id },
    body,
    headers: ifMatch(knownVacation),
  })
export const deleteVacation = (id: string) => call('DELETE /user/personalize/vacations/:id', { params: { id } })
export const undoVacation = (undoId: string) =>
  call('POST /user/personalize/vacation-acts/:id/undo', { params: { id: undoId } })

/** Returns the member's upcoming sessions in the period. */
export const readAffectedSessions = ({ from, to }: Period, signal?: AbortSignal) =>
  call('GET /user/personalize/vacations/sessions', { query: { from, to }, signal })
