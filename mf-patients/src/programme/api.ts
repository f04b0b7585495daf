import { call, callFile, ifMatch } from 'shared/client'
import type { Programme, ProgrammeInput, ReportInput } from 'shared/contracts/patients/programme'

type ProgrammeVersion = Pick<Programme, 'id' | 'version'>

export const readProgrammes = (patientId: string, signal?: AbortSignal) =>
  call('GET /patients/:id/programmes', { params: { id: patientId }, signal })
/** Starts a programme; a retry under the same idempotency key does not start another one. */
export const startProgramme = (patientId: string, body: ProgrammeInput, idempotencyKey: string) =>
  call('POST /patients/:id/programmes', {
    params: { id: patientId },
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
  })
/** Changes a programme; the API refuses with 412 if its version has changed. */
export const changeProgramme = (programme: ProgrammeVersion, body: ProgrammeInput) =>
  call('PUT /programmes/:id', { params: { id: programme.id }, body, headers: ifMatch(programme) })
export const endProgramme = (programme: ProgrammeVersion, endedOn: string) =>
  call('PATCH /programmes/:id/end', { params: { id: programme.id }, body: { endedOn }, headers: ifMatch(programme) })
export const readReports = (programmeId: string, signal?: AbortSignal) =>
  call('GET /programmes/:id/reports', { params: { id: programmeId }, signal })
/** Returns the PDF of the report without storing it. */
export const previewReport = (programmeId: string, body: ReportInput) =>
  callFile('POST /programmes/:id/reports/preview', { params: { id: programmeId }, body })
/** Issues a report; a retry under the same idempotency key does not issue it again. */
export const issueReport = (programmeId: string, body: ReportInput, idempotencyKey: string) =>
  call('POST /programmes/:id/reports', {
    params: { id: programmeId },
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
  })
export const readReportFile = (id: string) => callFile('GET /reports/:id/file', { params: { id } })
/** Sends a link to a report; a retry under the same idempotency key does not send it again. */
export const sendReportLink = (reportId: string, body: { email: string }, idempotencyKey: string) =>
  call('POST /reports/:id/links', {
    params: { id: reportId },
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
  })
export const revokeReportLink = (id: string) => call('PATCH /report-links/:id/revoke', { params: { id } })
