import { mockResponse } from './mockResponse.ts'
import { aPatientFile, aPatientFit, patientConsents, patientHours } from './fixtures.ts'

/** Mocks the routes of a patient's file, which has no data apart from the patient; later mocks take precedence. */
export function mockPatientFile(): void {
  mockResponse('GET /patients/:id/details', 200, aPatientFile())
  for (const part of ['sessions', 'questions', 'evaluations', 'documents', 'credits', 'programmes'] as const)
    mockResponse(`GET /patients/:id/${part}`, 200, [])
  mockResponse('GET /patients/:id/sessions/page', 200, {
    content: [],
    totalElements: 0,
    itemsPerPage: 500,
    totalPages: 0,
  })
  mockResponse('GET /patients/:id/hours', 200, patientHours())
  mockResponse('GET /patients/:id/fit', 200, aPatientFit())
  mockResponse('GET /patients/:id/payers', 200, { payers: [], patientShare: null, former: [], version: 'v1' })
  mockResponse('GET /patients/:id/consents', 200, patientConsents())
}
