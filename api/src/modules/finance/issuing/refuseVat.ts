import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import type { Problem } from 'shared/domain/problems'
import {
  clientReasonProblems,
  reasonAgainstVat,
  vatChargeProblems,
  vatNumberProblems,
  vatReasonProblems,
  type DocumentVat,
  type VatProfile,
} from 'shared/domain/vat/vatRights'
import { Refusal, refuseProblems } from '../../../refusal.ts'

/** Throws 400 with this code if there is a problem. */
function refuseIfAny(code: ErrorCode, problems: Problem[]): void {
  const [problem] = problems
  if (problem) throw new Refusal(400, code, { message: problem.message, problems })
}

/**
 * Throws 400 for VAT that the practice may not charge (E265), that it charges without the required VAT number (E264),
 * or that it charges a firm abroad (E262). Throws 400 for amounts at 0 % without a reason, with a second reason, or
 * with a reason that does not apply to the practice (E266) or contradicts the client's country (E263).
 */
export function refuseVat(
  document: DocumentVat,
  profile: VatProfile,
  fields: { rate: string; reason: string } = { rate: 'withTaxes', reason: 'vatReason' },
): void {
  // If the practice may charge VAT, a problem of the rate can only come from the client's country.
  const mayChargeVat = reasonAgainstVat(profile) === null
  refuseIfAny(
    mayChargeVat ? errorCode.vatNotOwedAbroad : errorCode.vatNotCharged,
    vatChargeProblems(fields.rate, document, profile),
  )
  refuseIfAny(errorCode.vatNumberMissing, vatNumberProblems(fields.rate, document, profile))
  refuseIfAny(errorCode.clientReasonRefused, clientReasonProblems(fields.reason, document, profile))
  const reasonProblems = vatReasonProblems(fields.reason, document, profile)
  refuseProblems(reasonProblems.filter(({ kind }) => kind === 'required'))
  refuseIfAny(errorCode.vatReasonRefused, reasonProblems)
}
