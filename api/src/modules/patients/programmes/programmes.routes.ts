import type { Handlers } from '../../../handlers.ts'
import { readPatientHours } from './patientHours.service.ts'
import { readSharedReport, revokeReportLink, sendReportLink } from './report/reportLinks.service.ts'
import { issueReport, listReports, previewReport, readReportFile } from './report/reports.service.ts'
import { changeProgramme, createProgramme, endProgramme, listProgrammes } from './programmes.service.ts'

export const programmeHandlers = {
  'GET /patients/:id/hours': (call) => readPatientHours(call, call.params.id),

  'GET /patients/:id/programmes': (call) => listProgrammes(call, call.params.id),

  'POST /patients/:id/programmes': (call) => createProgramme(call, call.params.id, call.body),

  'PUT /programmes/:id': (call) => changeProgramme(call, call.params.id, call.body, call.request.headers['if-match']),

  'PATCH /programmes/:id/end': (call) =>
    endProgramme(call, call.params.id, call.body.endedOn, call.request.headers['if-match']),

  'GET /programmes/:id/reports': (call) => listReports(call, call.params.id),

  'POST /programmes/:id/reports/preview': (call) => previewReport(call, call.params.id, call.body),

  'POST /programmes/:id/reports': (call) => issueReport(call, call.params.id, call.body),

  'GET /reports/:id/file': (call) => readReportFile(call, call.params.id),

  'POST /reports/:id/links': (call) => sendReportLink(call, call.params.id, call.body.email),

  'PATCH /report-links/:id/revoke': (call) => revokeReportLink(call, call.params.id),

  'POST /shared-reports': ({ services, body }) => readSharedReport(services, body.token),
} satisfies Partial<Handlers>
