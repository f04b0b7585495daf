import { Type, type Static } from 'typebox'
import { PatientInput } from './patient.ts'
import { Day, Id, Money, Nullable, Paged, Percent, Text } from './wire.ts'

/** What a quote is drawn up from. With `patientId` it is for a patient of the practice, and `newPatient` is left aside. */
export const EstimationInput = Type.Object({
  therapistId: Id,
  patientId: Nullable(Id),
  newPatient: Nullable(PatientInput),
  /** Whether a new patient gets a file, once the quote is issued. */
  savePatient: Type.Optional(Type.Boolean()),
  nbHoursToDo: Type.Number({ minimum: 0, maximum: 99_999, multipleOf: 0.01 }),
  /** Euros excluding VAT. */
  unitaryPrice: Money,
  /** Months. */
  periodOfValidity: Type.Integer({ minimum: 0, maximum: 120 }),
  taxes: Percent,
  /** Why there is no VAT; of a quote with VAT it is left aside. */
  comments: Text(500),
  /** Stands on the document as it is. */
  therapistComments: Text(5_000),
  /** Of a firm. */
  nbParticipants: Type.Integer({ minimum: 1, maximum: 1000 }),
  /** The one employee it is for, where it is for one. */
  selectedCorporatePatients: Type.Array(Id, { maxItems: 1 }),
})
export type EstimationInput = Static<typeof EstimationInput>

/** The id of the patient is null where no file was kept. */
export const EstimationListItem = Type.Object({
  id: Id,
  estimationNumber: Type.String(),
  createdAt: Type.String(),
  patient: Type.Object({ id: Nullable(Id), name: Type.String() }),
  nbHoursToDo: Type.Number(),
  unitaryPrice: Money,
  taxes: Percent,
})
export type EstimationListItem = Static<typeof EstimationListItem>
export const EstimationPage = Paged(EstimationListItem)
export type EstimationPage = Static<typeof EstimationPage>

export const EstimationSearch = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  startDate: Type.Optional(Day),
  endDate: Type.Optional(Day),
  name: Type.Optional(Text(100)),
})
