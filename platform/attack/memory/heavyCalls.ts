import type { RouteKey } from 'shared/contracts/routes'
import { addDays } from 'shared/domain/calendar/day'
import { buildBillInput, buildDetailedLine } from '../../../api/src/testing/bills/buildBillInput.ts'
import { buildEstimationInput } from '../../../api/src/testing/bills/buildEstimationInput.ts'
import { fileForm } from '../../../api/src/testing/fileForm.ts'
import type { HeavyData } from './heavyData.ts'
import { largestCsv, largestPictures, largestRecording, largestWorkbook, type HeavyFile } from './heavyFiles.ts'

interface HeavyRequest {
  path: string
  body?: string | FormData
  headers?: Record<string, string>
}

export interface HeavyCall {
  route: RouteKey
  /** Distinguishes the call from other calls of the route. */
  variant?: string
  request: (data: HeavyData) => HeavyRequest | Promise<HeavyRequest>
}

const year = new Date().getFullYear()
const wholePeriod = `startDate=${year - 5}-01-01&endDate=${year}-12-31`
const today = new Date().toISOString().slice(0, 10)
const thisMonth = today.slice(0, 7)
/** A PDF has at most 1,000 sales: the demonstration practice has about 750 in half a year. */
const salesPeriods = { csv: wholePeriod, pdf: `startDate=${addDays(today, -182)}&endDate=${today}` }

const upload = (path: string, { name, bytes }: HeavyFile): HeavyRequest => ({ path, body: fileForm(bytes, name) })
const json = (path: string, body: object): HeavyRequest => ({
  path,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

const importPath = '/technical/patients/import?preview=true'
/** The demonstration practice is exempt from VAT (art. 293 B of the CGI). */
const withoutVat = { taxes: 0 }
const longText = 'Une remarque sur la séance.\n'.repeat(600)
const billLines = Array.from({ length: 500 }, (_, index) =>
  buildDetailedLine({ description: `Séance ${index + 1}`, taxesAmount: 0 }),
)

const bookCalls = (['receipts', 'vat', 'fec', 'e-reporting', 'archive'] as const).map((book): HeavyCall => ({
  route: 'GET /books/:book',
  variant: book,
  request: () => ({ path: `/books/${book}?${wholePeriod}` }),
}))

const logoCalls = Object.entries(largestPictures).map(([kind, picture]): HeavyCall => ({
  route: 'PUT /user/logo',
  variant: kind,
  request: async () => upload('/user/logo', await picture()),
}))

const fileFormats = ['csv', 'pdf'] as const

/**
 * The uploads, exports and documents, with the largest files that are accepted. The imports stop at their preview, so
 * that they add no patients.
 */
export const heavyCalls: readonly HeavyCall[] = [
  { route: 'POST /technical/patients/import', variant: 'CSV', request: () => upload(importPath, largestCsv()) },
  { route: 'POST /technical/patients/import', variant: 'XLSX', request: () => upload(importPath, largestWorkbook()) },
  ...logoCalls,
  {
    route: 'PATCH /sessions/:id/audios',
    request: ({ sessionIds: [id] }) => ({ ...json(`/sessions/${id}/audios`, {}), body: largestRecording() }),
  },
  { route: 'GET /patients/:id/export', request: ({ patientId }) => ({ path: `/patients/${patientId}/export` }) },
  { route: 'GET /user/export', request: ({ proof }) => ({ path: '/user/export', headers: proof }) },
  { route: 'POST /billings/zip', request: ({ billIds }) => json('/billings/zip', { ids: billIds }) },
  { route: 'GET /billings/:billId', request: ({ billIds: [id] }) => ({ path: `/billings/${id}` }) },
  {
    route: 'POST /draft/bills',
    request: ({ patientId, therapistId }) =>
      json(
        '/draft/bills',
        buildBillInput({ patientId, therapistId, ...withoutVat, withTaxes: false, detailedBillingContent: billLines }),
      ),
  },
  {
    route: 'GET /estimations/:estimationId',
    request: ({ estimationId }) => ({ path: `/estimations/${estimationId}` }),
  },
  {
    route: 'POST /draft/estimations',
    request: ({ patientId, therapistId }) =>
      json('/draft/estimations', buildEstimationInput({ patientId, therapistId, ...withoutVat })),
  },
  {
    route: 'POST /programmes/:id/reports/preview',
    request: ({ programmeId, sessionIds }) =>
      json(`/programmes/${programmeId}/reports/preview`, {
        audience: 'FULL',
        sessionIds,
        conclusion: longText.slice(0, 20_000),
      }),
  },
  { route: 'GET /reports/:id/file', request: ({ reportId }) => ({ path: `/reports/${reportId}/file` }) },
  {
    route: 'POST /download/session-comments',
    request: ({ sessionIds }) => json('/download/session-comments', { sessionIds }),
  },
  {
    route: 'GET /sessions/:id/attendance/file',
    request: ({ sessionIds: [id] }) => ({ path: `/sessions/${id}/attendance/file` }),
  },
  ...fileFormats.flatMap((format): HeavyCall[] => [
    {
      route: 'GET /animals/:id/register/file',
      variant: format,
      request: ({ animalId }) => ({ path: `/animals/${animalId}/register/file?month=${thisMonth}&format=${format}` }),
    },
    {
      route: 'GET /sales/details/file',
      variant: format,
      request: () => ({ path: `/sales/details/file?${salesPeriods[format]}&format=${format}` }),
    },
  ]),
  ...bookCalls,
  {
    route: 'GET /books/:book',
    variant: 'receipts as PDF',
    request: () => ({ path: `/books/receipts?${wholePeriod}&format=pdf` }),
  },
  { route: 'GET /bill-closures/file', request: () => ({ path: '/bill-closures/file?period=DAY' }) },
  { route: 'GET /user/team/activity/file', request: () => ({ path: `/user/team/activity/file?${wholePeriod}` }) },
  { route: 'POST /user/sepa', request: () => json('/user/sepa', {}) },
]

/** Reasons why `heavyCalls` omits a route that receives or sends a file. */
export const reasonByOmittedRoute: Partial<Record<RouteKey, string>> = {
  'POST /billings': 'renders the document of POST /draft/bills',
  'POST /estimations': 'renders the document of POST /draft/estimations',
  'POST /draft/billings/:billId/credit-notes': 'renders a document as POST /draft/bills does',
  'POST /billings/:billId/credit-notes': 'renders a document as POST /draft/bills does',
  'POST /shared-reports': 'sends the document of GET /reports/:id/file',
  'POST /shared-estimations/file': 'sends the document of GET /estimations/:estimationId',
  'GET /therapists/:id/logo': 'sends a picture of a few kilobytes',
  'GET /technical/patients/import/template': 'sends a constant file',
  'GET /technical/patients/imports/:id/refused':
    'sends lines of an import whose memory POST /technical/patients/import measures',
  'GET /calendars/:token': 'sends the sessions of a year as text',
}
