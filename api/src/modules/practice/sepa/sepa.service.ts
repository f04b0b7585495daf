import { errorCode } from 'shared/contracts/errorCodes'
import type { FileResponse } from 'shared/contracts/routes'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { required } from 'shared/domain/problems'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../audit.ts'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { Refusal, refuseProblems } from '../../../refusal.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import { decryptBankDetails } from '../user/bankDetails.ts'
import type { MemberRow } from '../user/memberRow.ts'
import { findMember, lockMember } from '../user/user.sql.ts'
import { contentText, type MandateContent } from './mandateContent.ts'
import { mandatePdf } from './mandatePdf.ts'
import { findLastMandate, insertMandate, type MandateRow } from './sepa.sql.ts'

const encryptedField = (id: string) => ({ table: 'sepa_mandate', column: 'content', id })

/**
 * Returns the debtor and the account. Throws 400 for a missing IBAN, name or address, since the mandate must be
 * complete.
 */
function mandateContentOf(row: MemberRow, cipher: FieldCipher): MandateContent {
  const { iban, bic } = decryptBankDetails(row, cipher)
  if (!iban) refuseProblems([required('iban', 'IBAN obligatoire')])
  const name = row.firm_name || `${row.firstname} ${row.lastname}`.trim()
  const { street_name: street, zip_code: zipCode, city } = row
  if (!name || !street || !zipCode || !city) throw new Refusal(400, errorCode.firmMissing)
  return { debtor: { name, street, zipCode, city }, iban, bic }
}

/**
 * Returns the member's last mandate if it is for this debtor and account, otherwise creates one with a new reference.
 */
async function findOrCreateMandate(
  context: MemberContext,
  content: MandateContent,
  cipher: FieldCipher,
): Promise<MandateRow> {
  const { tx, member, services } = context
  const serializedContent = contentText(content)
  const lastMandate = await findLastMandate(tx, member.accountId)
  if (lastMandate && cipher.decrypt(lastMandate.content, encryptedField(lastMandate.id)) === serializedContent)
    return lastMandate
  const id = uuidv7()
  await auditMember(context, { act: 'create', entity: 'sepa_mandate', entityId: id })
  return insertMandate(tx, {
    tenant_id: member.tenantId,
    id,
    member_id: member.accountId,
    // A reference has at most 35 characters, and banks accept letters and digits.
    reference: `CP${id.replaceAll('-', '').toUpperCase()}`,
    content: cipher.encrypt(serializedContent, encryptedField(id)),
    created_at: services.now(),
  })
}

/** Renders the mandate to debit the practice's account, as PDF. Throws 503 if no creditor is configured. */
export async function readMandate(context: MemberContext): Promise<FileResponse> {
  const { tx, member, services } = context
  const creditor = services.settings.sepaCreditor
  if (!creditor) throw new Refusal(503, errorCode.unavailable)
  await lockMember(tx, member.accountId)
  const cipher = await cipherOf(context)
  const content = mandateContentOf(await findMember(tx, member.accountId), cipher)
  const { reference, created_at: createdAt } = await findOrCreateMandate(context, content, cipher)
  const { day } = momentIn(member.timeZone, createdAt)
  return {
    contentType: 'application/pdf',
    filename: `mandat-sepa-${day}.pdf`,
    content: await mandatePdf({ ...content, creditor }, { reference, day, createdAt }),
  }
}
