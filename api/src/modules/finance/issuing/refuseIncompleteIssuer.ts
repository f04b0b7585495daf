import { errorCode } from 'shared/contracts/errorCodes'
import { issuerProblems } from 'shared/domain/accounts/issuer'
import { Refusal } from '../../../refusal.ts'
import type { MemberRow } from '../../practice/user/memberRow.ts'

/** Throws 400 with E110 and the missing fields of the therapist's name or of the owner's firm (ruling 12). */
export function refuseIncompleteIssuer(owner: MemberRow, { firstname, lastname }: MemberRow): void {
  const address = { streetName: owner.street_name, zipCode: owner.zip_code, city: owner.city }
  const firm = { name: owner.firm_name, siren: owner.firm_siren, address }
  const problems = issuerProblems({ firstname, lastname, firm })
  if (problems.length === 0) return
  throw new Refusal(400, errorCode.firmMissing, { message: 'Informations entreprise non remplies', problems })
}
