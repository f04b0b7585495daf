import type { ListedPatient } from 'shared/contracts/patients/patient'
import type { PatientPayers, Payer } from 'shared/contracts/finance/payer'
import { money } from 'shared/domain/format'
import { centsOf, eurosOf } from 'shared/domain/money/cents'
import { isOrganisationPayer } from 'shared/domain/patients/isOrganisationPayer'
import type { VatClient } from 'shared/domain/vat/clientVat'
import { patientName } from 'shared/domain/patients/patientName'
import { vatClientOf } from '../../../issuing/vatClientOf.ts'

/** The client of an invoice. */
export interface BilledClient {
  name: string
  isFirm: boolean
  /** Whether the form checks the client's address: a patient may have none, but a payer always has one. */
  needsAddress: boolean
  /** Data on which the VAT depends; undefined while the payer is not loaded. */
  vat: VatClient | undefined
  /**
   * Text on how much of the payer's yearly limit remains; undefined without a limit, for a former payer, and for the
   * patient.
   */
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

/** Returns the client of the invoice: the selected payer, or the patient; undefined without a patient. */
export function billedClientOf(
  patient: ListedPatient | undefined,
  payerId: string | null,
  payers: PatientPayers | undefined,
): BilledClient | undefined {
  if (!patient) return undefined
  if (payerId === null)
    return {
      name: patientName(patient),
      isFirm: patient.type === 'FIRM',
      needsAddress: true,
      vat: vatClientOf(patient),
    }
  const payer = payers?.payers.find(({ id }) => id === payerId)
  const currentOrFormerPayer = payer ?? payers?.former.find(({ id }) => id === payerId)
  const { name = '', kind = 'OTHER' } = currentOrFormerPayer ?? {}
  const limitText = payer && limitTextOf(payer)
  return {
    name,
    isFirm: isOrganisationPayer(kind),
    needsAddress: false,
    vat: currentOrFormerPayer && {
      isFirm: isOrganisationPayer(kind),
      vatNumber: currentOrFormerPayer.vatNumber,
      ...currentOrFormerPayer.address,
    },
    ...(limitText !== undefined && { limitText }),
  }
}
