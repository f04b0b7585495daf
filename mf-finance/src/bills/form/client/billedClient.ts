import type { ListedPatient } from 'shared/contracts/patients/patient'
import type { PatientPayers, Payer } from 'shared/contracts/finance/payer'
import { money } from 'shared/domain/format'
import { centsOf, eurosOf } from 'shared/domain/money/cents'
import { patientName } from 'shared/domain/patients/patientName'

/** Client of an invoice. */
export interface BilledClient {
  name: string
  isFirm: boolean
  /** Whether the patient's file must have an address; the address of a payer is mandatory. */
  needsAddress: boolean
  /** Sentence about the remainder of the payer's yearly limit; undefined without a limit. */
  limitText?: string
}

const limitTextOf = ({ yearlyCeiling, used, year }: Payer): string | undefined => {
  if (yearlyCeiling === null) return undefined
  const remainingCents = Math.max(0, centsOf(yearlyCeiling) - centsOf(used))
  const limitOfYear = `${money(yearlyCeiling)} en ${year}`
  return remainingCents === 0
    ? `Plafond atteint : ${limitOfYear}`
    : `Il reste ${money(eurosOf(remainingCents))} sur ${limitOfYear}`
}

/** Client of the invoice: the patient, or the selected payer; undefined without a patient. */
export function billedClient(
  patient: ListedPatient | undefined,
  payerId: string | null,
  payers: PatientPayers | undefined,
): BilledClient | undefined {
  if (!patient) return undefined
  if (payerId === null) return { name: patientName(patient), isFirm: patient.type === 'FIRM', needsAddress: true }
  const payer = payers?.payers.find(({ id }) => id === payerId)
  const { name = '', kind = 'OTHER' } = payer ?? payers?.former.find(({ id }) => id === payerId) ?? {}
  const limitText = payer && limitTextOf(payer)
  return {
    name,
    isFirm: kind !== 'GUARDIAN',
    needsAddress: false,
    ...(limitText !== undefined && { limitText }),
  }
}
