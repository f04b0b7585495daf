import type { BillInput } from 'shared/contracts/finance/bills'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Patient } from 'shared/contracts/patients/patient'
import { isOrganisationPayer } from 'shared/domain/patients/isOrganisationPayer'
import type { Tx } from '../../../../db.ts'
import { Refusal } from '../../../../refusal.ts'
import { clientOf } from '../../issuing/clientOf.ts'
import type { PayerRow } from '../../payers/payers.sql.ts'
import { readPayers } from '../../payers/planParts.service.ts'
import type { BillContent } from '../BillContent.ts'
import type { BilledPayer } from './sessionLines.service.ts'

/** Maps a payer to the client of a document. A guardian is an individual, any other payer an organisation. */
export const payerAsClient = (row: PayerRow): BillContent['client'] => ({
  name: row.name,
  street: row.street_name,
  zipCode: row.zip_code,
  city: row.city,
  country: row.country,
  siren: row.kind === 'GUARDIAN' ? '' : row.siren,
  siret: '',
  vatNumber: row.vat_number,
  isFirm: isOrganisationPayer(row.kind),
  email: row.email,
})

export const patientAsClient = (patient: Patient): BillContent['client'] => ({
  ...clientOf(patient),
  isFirm: patient.type === 'FIRM',
  email: patient.email.trim(),
})

/**
 * Reads the payer of an invoice, null if the patient pays, with all payers of the patient. Unless it is a draft, their
 * limits are locked until the transaction ends. Throws 404 for a payer of another patient.
 */
export async function readBilledPayer(
  tx: Tx,
  { patientId, payerId = null }: BillInput,
  isDraft: boolean,
): Promise<BilledPayer> {
  const payers = await readPayers(tx, [patientId], !isDraft)
  const row = payerId === null ? null : payers.payersById.get(payerId)
  if (row === undefined) throw new Refusal(404, errorCode.notFound)
  return { row, payers }
}
