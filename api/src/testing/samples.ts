import { addDays } from 'shared/domain/calendar/day'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { fileForm } from './fileForm.ts'
import { testRecoveryCode } from './enableSecondFactor.ts'
import { testPassword, type InjectPayload } from './practice.ts'
import type { PopulatedPractice, RowKind } from './populatedPractice.ts'
import type { Operation, Schema } from './operations.ts'

/** A day of the last month: payments are recorded neither before their day nor long after it. */
const pastDay = addDays(momentIn('Europe/Paris', new Date()).day, -30)

/** Path of an id in a call, e.g. `body.individual.firm`, and the kind of row to which the id refers. */
interface IdLocation {
  location: string
  kind: RowKind
}

/**
 * Kind of row that each id field of the contract refers to; new fields must be added here. A field named `id` is listed
 * under the first part of its path, such as `animals.id` for `/animals/{id}`.
 */
const kindByIdField: Record<string, RowKind> = {
  therapistId: 'therapist',
  patientId: 'patient',
  selectedCorporatePatients: 'patient',
  ids: 'patient',
  firm: 'firm',
  clubId: 'club',
  ownerId: 'patient',
  animalIds: 'animal',
  animalId: 'animal',
  allergies: 'animal',
  fears: 'animal',
  preferredAnimalIds: 'animal',
  patientIds: 'patient',
  'animals.id': 'animal',
  'therapists.id': 'therapist',
  vaccineId: 'vaccine',
  appointmentId: 'appointment',
  sessionTypeId: 'sessionType',
  sessionTypeIds: 'sessionType',
  'tenant.id': 'sessionType',
  questionId: 'question',
  clubIds: 'club',
  'user.id': 'vacation',
  objectId: 'club',
  successorId: 'therapist',
  signInId: 'signIn',
  memberId: 'member',
  'clubs.id': 'club',
  sessionId: 'session',
  'sessions.id': 'session',
  sessionIds: 'session',
  audioId: 'audio',
  'patients.id': 'patient',
  'programmes.id': 'programme',
  'technical.id': 'import',
  participantId: 'patient',
  estimationId: 'estimation',
  billId: 'bill',
  billIds: 'bill',
  otherBillIds: 'bill',
  'bill-batches.id': 'billBatch',
  corrects: 'payment',
  simplifiedBillingContent: 'session',
  payerId: 'payer',
  otherId: 'duplicate',
  'reports.id': 'report',
  'report-links.id': 'reportLink',
}

/** Kinds shared by all practices, which any practice may reference. */
const sharedKinds: Record<string, 'raceId' | 'speciesId'> = { typeId: 'raceId', speciesId: 'speciesId' }

function kindOf(name: string, { path }: Operation, location: string): RowKind {
  if (name === 'id' && /\/(validate|cancel)$/.test(path)) return 'request'
  if (path.endsWith('/attendance/strikes')) return name === 'entryId' ? 'attendanceEntry' : 'signedSession'
  if (name === 'ids' && path === '/billings/zip') return 'bill'
  if (location.includes('.payers.')) return 'payer'
  if (name === 'id' && path.includes('/vacation-acts/')) return 'vacationAct'
  if (name === 'id' && path.startsWith('/session-deletions/')) return 'sessionDeletion'
  if (name === 'id' && path.endsWith('/undo')) return 'doneImport'
  if (name === 'id' && path.endsWith('/restore')) return 'deletedPatient'
  if (name === 'id' && path.startsWith('/user/team/members')) return 'member'
  if (name === 'id' && path.startsWith('/user/team/invitations')) return 'invitation'
  // The patient already has a programme, and a patient can have only one at a time.
  if (name === 'id' && /^\/patients\/.*\/programmes$/.test(path)) return 'firm'
  const kind = kindByIdField[name === 'id' ? `${path.split('/')[1]}.id` : name]
  if (!kind) throw new Error(`Add the id '${name}' of ${path} to kindByIdField.`)
  return kind
}

/** Values required by a form's rules, for fields where a random value of the schema is not valid. */
const requiredValues: Record<string, unknown> = {
  unitaryPrice: 60,
  nbHoursToDo: 5,
  // The number that follows the number of the only invoice.
  billNumber: 'F-2',
  replacedNumber: 'F-2',
  firstNumber: 'FB-0001',
  // Only an invoice of sessions (simplified mode) can have another payer, and the sample has a payer.
  simplifiedMode: true,
  // The only line of the file that waits to be imported.
  line: '2',
  // Half of the session's price is the payer's part.
  sessionsNet: 30,
  quantity: 1,
  amount: 5,
  // The payer's share in percent, and the yearly limit in euros.
  value: 1,
  yearlyCeiling: 100,
  means: 'TRANSFER',
  paidOn: pastDay,
  priceWithoutTaxes: 50,
  selectedTermOfPayment: 'DAYS_30',
  selectedPaymentChoice: 'TRANSFER',
  selectedLateInterest: 'THREE_TIMES_LEGAL_RATE',
  month: '2031-05',
  from: '2031-05-05T08:00:00+00',
  to: '2031-05-06T00:00:00+00',
  startDate: '2031-05-05',
  endDate: '2031-05-05',
  startTime: '14:00',
  endTime: '15:00',
  recurrence: 'ONCE',
  withAnimalOnly: false,
  force: false,
  entryId: '0190aaaa-0000-7000-8000-000000000001',
  recordingId: '0190aaaa-0000-7000-8000-000000000002',
  strikeId: '0190aaaa-0000-7000-8000-000000000003',
  recordedAt: '2031-03-03T10:55:00.000Z',
  siren: '732829320',
  hexa: '#1F6457',
  tvaNumber: 'FR44732829320',
  vatNumber: 'FR44732829320',
  country: 'FR',
  vatReason: 'EXONERE_SANTE',
  iban: 'FR7630006000011234567890189',
  rib: '30006000011234567890189',
  bic: 'AGRIFRPP',
  cardNumber: '4242 4242 4242 4242',
  // Valid whenever the tests run, also in 2031.
  expirationDate: `12/${(new Date().getFullYear() + 10) % 100}`,
  cvc: '123',
  phoneNumber: '0601020304',
  zipCode: '69001',
  city: 'Lyon',
  websiteURL: 'https://exemple.fr',
  birthdate: null,
  // An animal cannot be both preferred and to be avoided.
  avoidedAnimalIds: [],
  // A day in the past, whenever the tests run.
  givenOn: pastDay,
  // A day would be valid only within a year of the test's clock.
  keptUntil: null,
  nbWorkingHoursByWeek: 12,
  password: testPassword,
  code: testRecoveryCode,
  kinds: 'SESSION,FILE',
  before: '1924992000000000~sessionHeld~0190aaaa-0000-7000-8000-000000000000',
  content: 'data:audio/webm;codecs=opus;base64,GkXfo59ChoEB',
}

/** Whether the days of the call must be past, whenever the tests run. */
const needsPastDays = ({ path }: Operation) => /^\/(user\/activity|sales|books|month-end)(\/|$)/.test(path)

type IdProvider = (kind: RowKind, location: string) => string
type SampledPractice = Pick<PopulatedPractice, 'ids' | 'raceId' | 'speciesId' | 'appCode'>

/** Generates the values of a valid call, with ids from `idFor`; collects the paths of the ids in `idLocations`. */
class CallSampler {
  readonly idLocations: IdLocation[] = []
  private readonly operation: Operation
  private readonly practice: SampledPractice
  private readonly idFor: IdProvider

  constructor(operation: Operation, practice: SampledPractice, idFor: IdProvider) {
    this.operation = operation
    this.practice = practice
    this.idFor = idFor
  }

  sampleValue(schema: Schema, name: string, location: string): unknown {
    if (schema.format === 'uuid' || (name === 'entryId' && this.operation.path.endsWith('/attendance/strikes')))
      return this.sampleId(name, location)
    // The parameter is a list of ids, separated by commas; a single id is valid too.
    if (name === 'sessionTypes') return this.sampleId('sessionTypeId', location)
    if (name === 'patients') return this.sampleId('patientId', location)
    if (name === 'appCode') return this.practice.appCode
    if (needsPastDays(this.operation) && schema.format === 'date') return pastDay
    if (needsPastDays(this.operation) && name === 'month') return pastDay.slice(0, 7)
    if (name in requiredValues) return requiredValues[name]
    if ('const' in schema) return schema.const
    if (schema.enum) return schema.enum[0]
    if (schema.anyOf) return this.sampleValue(schema.anyOf.find(({ type }) => type !== 'null') ?? {}, name, location)
    if (schema.type === 'object')
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, property]) => [
          key,
          this.sampleValue(property, key, `${location}.${key}`),
        ]),
      )
    if (schema.type === 'array') return [this.sampleValue(schema.items ?? {}, name, location)]
    if (schema.type === 'boolean') return false
    if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
    return this.sampleText(schema, name)
  }

  private sampleId(name: string, location: string): string {
    const sharedKind = sharedKinds[name]
    if (sharedKind) return this.practice[sharedKind]
    const kind = kindOf(name, this.operation, location)
    this.idLocations.push({ location, kind })
    return this.idFor(kind, location)
  }

  private sampleText({ format, pattern, minLength = 0, maxLength = 200 }: Schema, name: string): string {
    // A member's e-mail address cannot change: it is the address that `joinPractice` gave.
    if (format === 'email' && this.operation.name === 'PUT /user/team/members')
      return `membre.${this.idFor('member', 'body.id')}@exemple.fr`
    if (format === 'email' || /email/i.test(name)) return 'nouveau@exemple.fr'
    if (format === 'date') return '2031-05-05'
    if (/phone|tel$/i.test(name)) return '0601020304'
    if (pattern?.includes('[01]')) return '14:00'
    return 'Nouveau texte'.padEnd(minLength, 'x').slice(0, maxLength)
  }
}

/** A picture of one pixel. */
const onePixelPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const uploadOf = ({ path }: Operation) =>
  path.endsWith('/logo') ? fileForm(onePixelPng, 'logo.png') : fileForm('Nom;Prénom\nNouveau;Paul', 'patients.csv')

export interface SampledCall {
  url: string
  body: InjectPayload | undefined
  idLocations: IdLocation[]
}

/** Generates a valid call of an operation in a practice; `replacedIds` has other ids by their paths. */
export function sampleOf(
  operation: Operation,
  practice: SampledPractice,
  replacedIds: Record<string, string> = {},
): SampledCall {
  const sampler = new CallSampler(operation, practice, (kind, location) => replacedIds[location] ?? practice.ids[kind])
  let url = operation.path
  const query = new URLSearchParams()
  for (const { name, in: parameterIn, schema } of operation.parameters) {
    const value = String(sampler.sampleValue(schema, name, `${parameterIn}.${name}`))
    if (parameterIn === 'path') url = url.replace(`{${name}}`, value)
    else query.set(name, value)
  }
  const body = operation.isUpload
    ? uploadOf(operation)
    : operation.body && Object(sampler.sampleValue(operation.body, '', 'body'))
  return { url: query.size > 0 ? `${url}?${query.toString()}` : url, body, idLocations: sampler.idLocations }
}
