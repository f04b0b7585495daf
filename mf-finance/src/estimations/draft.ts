import type { EstimationInput } from 'shared/contracts/finance/estimations'
import type { ListedPatient, PatientInput } from 'shared/contracts/patients/patient'
import type { VatReason } from 'shared/contracts/vatReason'
import { isRecord } from 'shared/domain/isRecord'
import type { EstimationDefaults } from 'shared/domain/estimations/estimationDefaults'
import type { EstimationDraft } from 'shared/domain/estimations/estimationProblems'
import { estimationTotals } from 'shared/domain/estimations/estimationTotals'
import type { VatClient } from 'shared/domain/vat/clientVat'
import { reasonAgainstVat } from 'shared/domain/vat/vatRights'
import type { DocumentVat, VatProfile } from 'shared/domain/vat/vatRights'
import { vatClientOf } from '../issuing/vatClientOf.ts'
import { mergeStored } from '../issuing/mergeStored.ts'

interface NewPatient {
  type: PatientInput['type']
  email: string
  phoneNumber: string
  address: PatientInput['address']
  individual: { firstname: string; lastname: string }
  firm: { companyName: string; siren: string; siret: string; vatNumber: string }
}

/** Values of the form. It has the fields of both types of patient, so that no input is lost when the type changes. */
export interface Draft {
  therapistId: string | null
  patientMode: 'EXISTING' | 'NEW'
  patientId: string | null
  newPatient: NewPatient
  savePatient: boolean
  nbParticipants: number | null
  /** Id of the only participant, who is an employee of the firm; null if none is named. */
  beneficiaryId: string | null
  /** The price of an hour in euros, without VAT. */
  unitaryPrice: number | null
  nbHoursToDo: number | null
  /** In months. */
  periodOfValidity: number | null
  /** The VAT rate in percent. */
  taxes: number | null
  vatReason: VatReason | null
  /** Printed after the legal mention of a quote without VAT. */
  comments: string
  /** Printed on the quote unchanged. */
  therapistComments: string
}

export const newDraft = (defaults: EstimationDefaults, therapistId: string | null): Draft => ({
  therapistId,
  patientMode: 'EXISTING',
  patientId: null,
  newPatient: {
    type: 'INDIVIDUAL',
    email: '',
    phoneNumber: '',
    address: { streetName: '', zipCode: '', city: '', country: 'FR' },
    individual: { firstname: '', lastname: '' },
    firm: { companyName: '', siren: '', siret: '', vatNumber: '' },
  },
  savePatient: false,
  beneficiaryId: null,
  nbHoursToDo: null,
  therapistComments: '',
  ...defaults,
  unitaryPrice: defaults.unitaryPrice || null,
})

/** Returns the new patient for the request, with only the fields of the selected type. */
const newPatientOf = ({ type, individual, firm, ...contact }: NewPatient): PatientInput => ({
  ...contact,
  type,
  contactFirstname: '',
  contactLastname: '',
  individual: type === 'INDIVIDUAL' ? { ...individual, birthdate: null, nbHoursToDo: 0 } : null,
  firm: type === 'FIRM' ? firm : null,
})

/** Whether the quote is for a firm. */
export const isForFirm = (
  {
    patientMode,
    patientId,
    newPatient,
  }: Pick<Draft, 'patientMode' | 'patientId'> & { newPatient: Pick<NewPatient, 'type'> },
  patients: readonly ListedPatient[],
): boolean =>
  patientMode === 'NEW'
    ? newPatient.type === 'FIRM'
    : patients.some(({ id, type }) => id === patientId && type === 'FIRM')

/** Converts the draft to the input of the validation rules. */
export const toRuleInput = (draft: Draft, patients: readonly ListedPatient[]): EstimationDraft => ({
  ...draft,
  patientId: draft.patientMode === 'NEW' ? null : draft.patientId,
  newPatient: draft.patientMode === 'NEW' ? newPatientOf(draft.newPatient) : null,
  isFirm: isForFirm(draft, patients),
})

/** Returns the data of the client on which the VAT depends; undefined while no patient is selected. */
export function vatClientOfDraft(
  { patientMode, patientId, newPatient }: Pick<Draft, 'patientMode' | 'patientId' | 'newPatient'>,
  patients: readonly ListedPatient[],
): VatClient | undefined {
  const patient = patientMode === 'NEW' ? newPatient : patients.find(({ id }) => id === patientId)
  return patient && vatClientOf(patient)
}

/** Converts the VAT fields of the quote to the input of the VAT rules. */
export const documentVatOf = (
  { taxes, nbHoursToDo, unitaryPrice, vatReason, comments }: Draft,
  client: VatClient | undefined,
): DocumentVat => ({
  client,
  rates: [taxes ?? 0],
  net: estimationTotals({ nbHoursToDo: nbHoursToDo ?? 0, unitaryPrice: unitaryPrice ?? 0, taxes: taxes ?? 0 }).net,
  vatReason,
  comment: comments,
})

/** Returns the draft without VAT if the practice may not charge any. */
export const withAllowedVat = (draft: Draft, profile: VatProfile): Draft =>
  reasonAgainstVat(profile) === null ? draft : { ...draft, taxes: 0 }

/** Builds the input of the request from a valid draft. */
export function inputOf(draft: Draft, patients: readonly ListedPatient[]): EstimationInput {
  const isNew = draft.patientMode === 'NEW'
  const isFirm = isForFirm(draft, patients)
  const nbParticipants = (isFirm ? draft.nbParticipants : 1) ?? 1
  const taxes = draft.taxes ?? 0
  return {
    therapistId: draft.therapistId ?? '',
    patientId: isNew ? null : draft.patientId,
    newPatient: isNew ? newPatientOf(draft.newPatient) : null,
    ...(isNew && { savePatient: draft.savePatient }),
    nbHoursToDo: draft.nbHoursToDo ?? 0,
    unitaryPrice: draft.unitaryPrice ?? 0,
    periodOfValidity: draft.periodOfValidity ?? 0,
    taxes,
    vatReason: taxes === 0 ? draft.vatReason : null,
    comments: taxes === 0 ? draft.comments : '',
    therapistComments: draft.therapistComments,
    nbParticipants,
    selectedCorporatePatients:
      isFirm && !isNew && nbParticipants === 1 && draft.beneficiaryId ? [draft.beneficiaryId] : [],
  }
}

/** Returns `base` with the values of a draft stored on the device; undefined if the stored value is not an object. */
export const parseDraft = (stored: unknown, base: Draft): Draft | undefined =>
  isRecord(stored) ? mergeStored(base, stored) : undefined
