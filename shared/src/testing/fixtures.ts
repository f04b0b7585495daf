import type { UserDetails } from '../contracts/accounts/account.ts'
import type { Animal } from '../contracts/agenda/animal.ts'
import type { Club } from '../contracts/agenda/club.ts'
import type { PatientConsents } from '../contracts/patients/consent.ts'
import type { PatientFit } from '../contracts/agenda/fit.ts'
import type { Patient } from '../contracts/patients/patient.ts'
import type { PatientDetails } from '../contracts/patients/patientFile.ts'
import type { PatientHours } from '../contracts/patients/programme.ts'
import type { ShortSession } from '../contracts/agenda/session.ts'
import type { SessionType } from '../contracts/directory/sessionType.ts'
import type { Profile } from '../contracts/accounts/user.ts'
import { emptyPatientFit } from '../domain/fit/emptyPatientFit.ts'

export const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const aUser = (change: Partial<UserDetails> = {}): UserDetails => ({
  id: id(1),
  email: 'camille@exemple.fr',
  firstname: 'Camille',
  lastname: 'Roux',
  firm: { name: 'Les Prés', siren: '732829320' },
  defaultSessionPrice: 60,
  taxes: true,
  taxesAmount: 20,
  tenant: { offer: 'PRO', taxesAmount: 20, trialEndsAt: '2026-12-20T00:00:00.000Z', timeZone: 'Europe/Paris' },
  roles: ['ROLE_ADMIN', 'ROLE_THERAPIST'],
  privileges: ['AGENDA', 'ANIMALS', 'CLUBS', 'PATIENTS', 'ESTIMATION', 'BILL', 'ADMINISTRATION'],
  paymentBlocked: false,
  isUnconfirmed: false,
  hasFirstSteps: false,
  ...change,
})

export const aProfile = (change: Partial<Profile> = {}): Profile => ({
  version: 'v1',
  email: 'camille@exemple.fr',
  firstname: 'Camille',
  lastname: 'Roux',
  phoneNumber: '06 12 34 56 78',
  defaultSessionPrice: 60,
  publicAccessAuthorize: false,
  individualFirm: false,
  firm: {
    name: 'Les Prés',
    siren: '732829320',
    websiteURL: '',
    address: { streetName: '4 rue du Lac', zipCode: '69003', city: 'Lyon' },
  },
  timeZone: 'Europe/Paris',
  taxes: false,
  taxesAmount: 20,
  vatExemption: 'FRANCHISE',
  vatOnDebits: false,
  cashAccounts: false,
  tvaNumber: '',
  legalForm: '',
  shareCapital: null,
  rcsCity: '',
  mediator: { name: '', address: '', websiteURL: '' },
  personalBankSettings: false,
  hasIban: true,
  bankName: '',
  rib: '',
  iban: '',
  bic: '',
  latitude: 45.75,
  longitude: 4.85,
  precision: 'zipCode',
  tenant: { offer: 'ULTIME', nbMaxAssistants: 4, nbMaxTherapists: 4 },
  ...change,
})

export const aPatient = (change: Partial<Patient> = {}): Patient => ({
  id: id(100),
  type: 'INDIVIDUAL',
  email: 'lea.martin@exemple.fr',
  phoneNumber: '0612345678',
  contactFirstname: '',
  contactLastname: '',
  address: { streetName: '4 rue du Lac', zipCode: '69003', city: 'Lyon' },
  individual: { firstname: 'Léa', lastname: 'Martin', birthdate: '2014-03-09', nbHoursToDo: 10 },
  firm: null,
  archivedAt: null,
  version: 'v1',
  ...change,
})

/** Returns a patient's file without sessions. */
export const aPatientFile = (change: Partial<PatientDetails> = {}): PatientDetails => ({
  ...aPatient(),
  firm: null,
  employer: null,
  sessions: [],
  sessionCount: 0,
  nextSession: null,
  lastSession: null,
  ...change,
})

/** Returns the counter of hours of a patient without a programme. */
export const patientHours = (change: Partial<PatientHours> = {}): PatientHours => ({
  unit: 'HOURS',
  planned: 0,
  done: { sessions: 0, minutes: 0 },
  scheduled: { sessions: 0, minutes: 0 },
  absent: { sessions: 0, minutes: 0 },
  cancelledLate: { sessions: 0, minutes: 0 },
  left: 0,
  toSchedule: 0,
  programme: null,
  ...change,
})

/** Returns an empty list of consents, for a patient who needs no guardian. */
export const patientConsents = (change: Partial<PatientConsents> = {}): PatientConsents => ({
  consents: [],
  guardianNeeded: false,
  answers: 0,
  ...change,
})

/** Returns a patient's fit with nothing recorded; the species 'Chien' and the animal 'Nala' can be chosen in it. */
export const aPatientFit = (change: Partial<PatientFit> = {}): PatientFit => ({
  ...emptyPatientFit,
  choices: [
    { id: id(950), name: 'Chien', kind: 'species' },
    { id: id(201), name: 'Nala', kind: 'animal' },
  ],
  version: 'v1',
  ...change,
})

export const anAnimal = (change: Partial<Animal> = {}): Animal => ({
  id: id(200),
  name: 'Noisette',
  birthdate: '2016-05-01',
  club: null,
  owner: null,
  nbWorkingHoursByWeek: 12,
  limits: { minutesByDay: null, longestStretch: null, restBetween: null, sessionsByDay: null, restDaysByWeek: null },
  riderLimits: { maxWeightKg: null, minAge: null },
  validities: [],
  lastSessionDay: null,
  type: { id: id(900), race: 'Haflinger', species: 'Cheval' },
  infosByWeek: [],
  version: 'v1',
  ...change,
})

export const aClub = (change: Partial<Club> = {}): Club => ({
  id: id(300),
  name: 'Les Écuries du Lac',
  email: 'contact@ecuries.fr',
  phoneNumber: '0478000000',
  amountPerSession: 15,
  address: { streetName: '1 chemin des Prés', zipCode: '69100', city: 'Villeurbanne' },
  version: 'v1',
  ...change,
})

export const aSession = (change: Partial<ShortSession> = {}): ShortSession => ({
  version: 3,
  id: id(400),
  seriesId: null,
  date: '2026-11-20',
  startTime: '10:00',
  endTime: '11:00',
  title: 'Léa Martin',
  validated: true,
  paid: false,
  paidMeans: null,
  patientPresent: true,
  billId: null,
  partBilled: false,
  recurrence: 'ONCE',
  therapistId: id(1),
  clubId: null,
  sessionTypeId: id(500),
  animalIds: [],
  patientId: id(100),
  forceReason: null,
  ...change,
})

export const aSessionType = (change: Partial<SessionType> = {}): SessionType => ({
  id: id(500),
  version: 'v1',
  name: 'Équithérapie',
  duration: 45,
  defaultSessionPrice: 70,
  animalsNeeded: null,
  isPublic: true,
  clubIds: [],
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  noticeHours: 0,
  horizonDays: 365,
  ...change,
})
