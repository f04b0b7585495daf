import type { SessionSummary } from './sessionFacts.ts'

/** Session for the examples of e-mails. */
export const exampleSession: SessionSummary = {
  tenantId: 't',
  sessionId: '0190aaaa-0000-7000-8000-000000000001',
  date: '2026-03-31',
  startTime: '10:00',
  endTime: '11:00',
  sessionTypeName: 'Équithérapie',
  therapistName: 'Alice Durand',
  patientName: "Paul <b>L'Hermite</b>",
}
