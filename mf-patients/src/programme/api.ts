import { call, callFile, ifMatch } from 'shared/client'
import type { Programme, ProgrammeInput, ReportInput } from 'shared/contracts/patients/programme'

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
export const readReports = (programmeId: string, signal?: AbortSignal) =>
  call('GET /programmes/:id/reports', { params: { id: programmeId }, signal })
/** The PDF as it would be given; nothing is kept. */
export const previewReport = (programmeId: string, body: ReportInput) =>
  callFile('POST /programmes/:id/reports/preview', { params: { id: programmeId }, body })
/** The same idempotency key twice adds one report. */
export const giveReport = (programmeId: string, body: ReportInput, idempotencyKey: string) =>
  call('POST /programmes/:id/reports', {
    params: { id: programmeId },
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
  })
export const readReportFile = (id: string) => callFile('GET /reports/:id/file', { params: { id } })
/** The same key twice sends one link. */
export const sendReportLink = (reportId: string, body: { email: string }, idempotencyKey: string) =>
  call('POST /reports/:id/links', {
    params: { id: reportId },
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
  })
export const revokeReportLink = (id: string) => call('PATCH /report-links/:id/revoke', { params: { id } })
