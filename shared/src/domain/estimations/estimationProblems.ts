import { maxTotal } from '../money/maxTotal.ts'
import type { Day } from '../calendar/day.ts'
import type { PatientDraft } from '../patients/patient.ts'
import { patientProblems } from '../patients/patient.ts'
import type { Problem } from '../problems.ts'
import { invalid, required } from '../problems.ts'
import { vatRateProblems } from '../vat/vatRates.ts'
import { estimationTotals } from './estimationTotals.ts'

/**
 * The content of a quote's form: price in euros, VAT in percent, validity in months. The client is a patient of the
 * practice or a new one.
 */
export interface EstimationDraft {
  therapistId: string | null
  patientId: string | null
  newPatient: PatientDraft | null
  /** Whether the client is a firm. */
  isFirm: boolean
  nbParticipants: number | null
  unitaryPrice: number | null
  nbHoursToDo: number | null
  periodOfValidity: number | null
  /** The VAT rate in percent. */
  taxes: number | null
}

const maxParticipants = 1000
/** Months in ten years. */
const maxValidityMonths = 120

const isBlank = (text = '') => text.trim() === ''

const newPatientProblems = (draft: PatientDraft, today: Day): Problem[] => {
  const { type, individual, firm, email } = draft
  const problems: Problem[] = []
  if (type === 'FIRM') {
    if (isBlank(firm?.companyName)) problems.push(required('newPatient.firm.companyName', "Nom de l'entreprise"))
  } else {
    if (isBlank(individual?.firstname)) problems.push(required('newPatient.individual.firstname', 'Prénom'))
    if (isBlank(individual?.lastname)) problems.push(required('newPatient.individual.lastname', 'Nom de famille'))
  }
  if (isBlank(email)) problems.push(required('newPatient.email', 'E-mail'))
  const invalidFields = patientProblems(draft, today).filter(({ kind }) => kind === 'invalid')
  return [...problems, ...invalidFields.map((problem) => ({ ...problem, field: `newPatient.${problem.field}` }))]
}

const isBetween = (value: number | null, minimum: number, maximum: number) =>
  value !== null && value >= minimum && value <= maximum

function termProblems({ isFirm, nbParticipants, periodOfValidity, taxes }: EstimationDraft): Problem[] {
  const problems: Problem[] = []
  if (isFirm && !isBetween(nbParticipants, 1, maxParticipants))
    problems.push(invalid('nbParticipants', `Nombre de participants : de 1 à ${maxParticipants}`))
  if (!isBetween(periodOfValidity, 0, maxValidityMonths))
    problems.push(invalid('periodOfValidity', `Durée de validité : de 0 à ${maxValidityMonths} mois`))
  if (taxes === null || !isBetween(taxes, 0, 100)) problems.push(invalid('taxes', 'TVA : de 0 à 100 %'))
  else problems.push(...vatRateProblems('taxes', taxes))
  return problems
}

function amountProblems({ unitaryPrice, nbHoursToDo, taxes }: EstimationDraft): Problem[] {
  const problems: Problem[] = []
  if (!unitaryPrice) problems.push(required('unitaryPrice', 'Prix unitaire'))
  if (!nbHoursToDo) problems.push(required('nbHoursToDo', "Nombre d'heures"))
  if (!unitaryPrice || !nbHoursToDo) return problems
  const { total } = estimationTotals({ unitaryPrice, nbHoursToDo, taxes: taxes ?? 0 })
  return total > maxTotal ? [invalid('unitaryPrice', 'Le montant du devis est trop grand')] : []
}

/**
 * Returns the problems of a quote: missing or invalid client, therapist, amounts or terms. `today` is a day of the
 * practice.
 */
export const estimationProblems = (draft: EstimationDraft, today: Day): Problem[] => [
  ...(draft.therapistId === null ? [required('therapistId', 'Praticien')] : []),
  ...(draft.newPatient === null && draft.patientId === null ? [required('patientId', 'patient')] : []),
  ...(draft.newPatient === null ? [] : newPatientProblems(draft.newPatient, today)),
  ...amountProblems(draft),
  ...termProblems(draft),
]
