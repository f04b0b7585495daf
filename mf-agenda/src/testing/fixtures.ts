import type { SessionDivision } from 'shared/contracts/finance/payer'
import type { Session } from 'shared/contracts/agenda/session'
import type { Member } from 'shared/contracts/accounts/user'
import { emptyEvaluation } from 'shared/domain/evaluation/evaluation'
import { aClub, anAnimal, aSessionType, mockResponse, aPatient, patientHours, aSession, id } from 'shared/testing'

export const buildMember = (change: Partial<Member> = {}): Member => ({
  version: 'v1',
  id: id(1),
  firstname: 'Camille',
  lastname: 'Roux',
  email: 'camille@exemple.fr',
  role: 'THERAPIST',
  authorizations: [],
  ...change,
})

/** A session with all its details, validated by default. */
export const buildDetailedSession = (change: Partial<Session> = {}): Session => ({
  ...aSession(),
  endDate: null,
  price: 70,
  roomRent: 0,
  animalRent: 0,
  taxesPaidByPatient: 0,
  withAnimalOnly: false,
  selectedCorporatePatients: [],
  comments: '',
  evaluation: emptyEvaluation(),
  expiresAt: null,
  fitExceptions: [],
  ...change,
})

export const typeWithoutPrice = aSessionType({
  id: id(501),
  name: 'Découverte',
  duration: 30,
  defaultSessionPrice: null,
})
export const otherTherapist = buildMember({ id: id(2), firstname: 'Hugo', lastname: 'Blanc' })

/** Noisette has worked 9 of her 12 hours in the week of 16 November 2026. */
export const noisette = anAnimal({ infosByWeek: [{ year: 2026, weekNumber: 47, nbHours: 9 }] })

/** Division of a session that its patient pays alone. */
export const singlePayerDivision: SessionDivision = {
  price: 70,
  paidAtPlace: 0,
  division: null,
  parts: [{ payerId: null, name: 'Léa Martin', amount: 70, billId: null, billNumber: null }],
  payers: [],
  overCeiling: 0,
  version: 1,
}

/** Mocks the responses that the calendar or the session form needs, in a window where the form is a page. */
export function mockLists() {
  window.innerWidth = 1024
  mockResponse('GET /user/device-key', 200, { key: btoa('k'.repeat(32)) })
  mockResponse('GET /sessions/:id/division', 200, singlePayerDivision)
  mockResponse('GET /sessions/:id/previous-objectives', 200, { previous: null })
  mockResponse('GET /tenant/personalize/session-types', 200, [aSessionType(), typeWithoutPrice])
  mockResponse('GET /user/team', 200, [otherTherapist, buildMember()])
  mockResponse('GET /clubs', 200, [aClub()])
  mockResponse('GET /animals', 200, [noisette])
  mockResponse('GET /patients', 200, [aPatient()])
  mockResponse('GET /patients/:id/hours', 200, patientHours())
  mockResponse('GET /patients/:id/last-session', 200, { lastSession: null })
  mockResponse('POST /sessions/animal-fits', 200, [])
  mockResponse('GET /short-sessions', 200, [])
}
