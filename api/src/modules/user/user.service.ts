import { errorCode } from 'shared/contracts/errorCodes'
import type { Profile, ProfileInput } from 'shared/contracts/user'
import { editsNameOnly, profileProblems } from 'shared/domain/accounts/profile'
import type { Problem } from 'shared/domain/problems'
import type { SignedInMember, Tx } from '../../db.ts'
import type { Geocoder } from '../../geocoding/geocoder.ts'
import { Refusal } from '../../refusal.ts'
import { memberRow, ownerRow, publishTherapists, saveFirm, saveName, tenantLimits } from './user.sql.ts'

/** A member's own name over the firm of the practice. */
export async function profileOf(tx: Tx, { accountId }: SignedInMember): Promise<Profile> {
  const member = await memberRow(tx, accountId)
  const firm = editsNameOnly(member.roles) ? await ownerRow(tx) : member
  return {
    email: member.email,
    firstname: member.firstname,
    lastname: member.lastname,
    phoneNumber: firm.phone_number,
    defaultSessionPrice: firm.default_session_price,
    publicAccessAuthorize: member.public_access,
    individualFirm: firm.individual_firm,
    firm: {
      name: firm.firm_name,
      siren: firm.firm_siren,
      websiteURL: firm.firm_website,
      address: { streetName: firm.street_name, zipCode: firm.zip_code, city: firm.city },
    },
    latitude: firm.latitude,
    longitude: firm.longitude,
    precision: firm.precision,
    tenant: await tenantLimits(tx),
  }
}

/** E110 when a field of the firm is missing, E116 when the phone number is not a French one. */
function refusalFor(problems: Problem[]): Refusal {
  if (problems.some(({ field }) => field.startsWith('firm.')))
    return new Refusal(400, errorCode.firmMissing, { message: 'Informations entreprise non remplies', problems })
  if (problems.some(({ field }) => field === 'phoneNumber'))
    return new Refusal(400, errorCode.phoneRefused, { message: 'Numéro de téléphone incorrect', problems })
  return new Refusal(400, errorCode.invalid, { problems })
}

export async function saveProfile(
  tx: Tx,
  geocoder: Geocoder,
  member: SignedInMember,
  input: ProfileInput,
): Promise<Profile> {
  const nameOnly = editsNameOnly(member.roles)
  const problems = profileProblems(input, { nameOnly })
  if (problems.length > 0) throw refusalFor(problems)
  await saveName(tx, member.accountId, input)
  if (!nameOnly) await saveFirm(tx, member.accountId, input, await geocoder.locate(input.firm.address))
  await publishTherapists(tx)
  return profileOf(tx, member)
}
