import type { ListedPatient } from 'shared/contracts/patients/patient'
import type { PatientPayers, Payer } from 'shared/contracts/finance/payer'
import { money } from 'shared/domain/format'
import { centsOf, eurosOf } from 'shared/domain/money/cents'
import { patientName } from 'shared/domain/patients/patientName'

/** Client of an invoice. */
export interface BilledClient {
  name: string
  isFirm: boolean
  /** Whether the address is still to be given; a payer gave it when they were saved. */
  needsAddress: boolean
  /** Remainder of a payer's limit of the year. */
  left?: string
}

const leftOf = ({ yearlyCeiling, used, year }: Payer): string | undefined => {
  if (yearlyCeiling === null) return undefined
  const left = Math.max(0, centsOf(yearlyCeiling) - centsOf(used))
  const of = `${money(yearlyCeiling)} en ${year}`
  return left === 0 ? `Plafond atteint : ${of}` : `Il reste ${money(eurosOf(left))} sur ${of}`
}

/** The patient, or their payer; undefined until one is chosen. */
export function billedClient(
  patient: ListedPatient | undefined,
  payerId: string | null,
  payers: PatientPayers | undefined,
): BilledClient | undefined {
  if (!patient) return undefined
  if (payerId === null) return { name: patientName(patient), isFirm: patient.type === 'FIRM', needsAddress: true }
  const payer = payers?.payers.find(({ id }) => id === payerId)
  const { name = '', kind = 'OTHER' } = payer ?? payers?.former.find(({ id }) => id === payerId) ?? {}
  const left = payer && leftOf(payer)
  return { name, isFirm: kind !== 'GUARDIAN', needsAddress: false, ...(left !== undefined && { left }) }
}
