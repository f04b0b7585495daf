import { call, ifMatch } from 'shared/client'
import type { Programme, ProgrammeInput } from 'shared/contracts/programme'

type Seen = Pick<Programme, 'id' | 'version'>

export const readProgrammes = (patientId: string, signal?: AbortSignal) =>
  call('GET /patients/:id/programmes', { params: { id: patientId }, signal })
/** The same key twice begins one programme. */
export const beginProgramme = (patientId: string, body: ProgrammeInput, idempotencyKey: string) =>
  call('POST /patients/:id/programmes', {
    params: { id: patientId },
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
  })
/** Refused with 412 when the programme is no longer in this version. */
export const changeProgramme = (seen: Seen, body: ProgrammeInput) =>
  call('PUT /programmes/:id', { params: { id: seen.id }, body, headers: ifMatch(seen) })
export const endProgramme = (seen: Seen, endedOn: string) =>
  call('PATCH /programmes/:id/end', { params: { id: seen.id }, body: { endedOn }, headers: ifMatch(seen) })
