import { errorCode } from 'shared/contracts/errorCodes'
import type { OpeningHours, Profile, ProfileInput } from 'shared/contracts/user'
import { editsNameOnly, profileProblems } from 'shared/domain/accounts/profile'
import { openingHoursProblems } from 'shared/domain/calendar/openingHours'
import type { Problem } from 'shared/domain/problems'
import { contentVersion } from '../../contentVersion.ts'
import { refuseStale } from '../../etag.ts'
import type { MemberContext } from '../../memberContext.ts'
import { Refusal, refuseProblems } from '../../refusal.ts'
import {
  findMember,
  findOffer,
  findOwner,
  lockMember,
  openingHoursOf,
  publishTherapists,
  replaceOpeningHours,
  saveFirm,
  saveName,
} from './user.sql.ts'

/** A member's own name over the firm of the practice. */
export async function readProfile({ tx, member: { accountId } }: MemberContext): Promise<Profile> {
  const member = await findMember(tx, accountId)
  const nameOnly = editsNameOnly(member.roles)
  const firm = nameOnly ? await findOwner(tx) : member
  const { firstname, lastname, public_access: publicAccessAuthorize } = member
  const input: ProfileInput = {
    firstname,
    lastname,
    phoneNumber: firm.phone_number,
    defaultSessionPrice: firm.default_session_price,
    publicAccessAuthorize,
    individualFirm: firm.individual_firm,
    firm: {
      name: firm.firm_name,
      siren: firm.firm_siren,
      websiteURL: firm.firm_website,
      address: { streetName: firm.street_name, zipCode: firm.zip_code, city: firm.city },
    },
  }
  return {
    ...input,
    // Of what the member edits: the owner's changes of the firm are not about a name.
    version: contentVersion(nameOnly ? { firstname, lastname, publicAccessAuthorize } : input),
    email: member.email,
    latitude: firm.latitude,
    longitude: firm.longitude,
    precision: firm.precision,
    tenant: await findOffer(tx),
  }
}

/** E110 when a field of the firm is missing, E116 when the phone number is not a French one; the firm comes first. */
function codeOf(problems: readonly Problem[]) {
  if (problems.some(({ field, kind }) => field.startsWith('firm.') && kind === 'required'))
    return { code: errorCode.firmMissing, message: 'Informations entreprise non remplies' }
  if (problems.some(({ field }) => field === 'phoneNumber'))
    return { code: errorCode.phoneRefused, message: 'Numéro de téléphone incorrect' }
  return { code: errorCode.invalid }
}

/** 412 when it was changed elsewhere, where the caller names the version it saw. */
export async function changeProfile(
  context: MemberContext,
  input: ProfileInput,
  ifMatch: string | undefined,
): Promise<Profile> {
  const { tx, member, services } = context
  const nameOnly = editsNameOnly(member.roles)
  const problems = profileProblems(input, { nameOnly })
  if (problems.length > 0) {
    const { code, message } = codeOf(problems)
    throw new Refusal(400, code, { message, problems })
  }
  await lockMember(tx, member.accountId)
  refuseStale(ifMatch, await readProfile(context))
  await saveName(tx, member.accountId, input)
  if (!nameOnly) await saveFirm(tx, member.accountId, input, await services.geocoder.locate(input.firm.address))
  await publishTherapists(tx)
  return readProfile(context)
}

/** The opening hours of the member with their version, for the ETag. */
export async function readOpeningHours({ tx, member }: MemberContext) {
  const intervals = await openingHoursOf(tx, member.accountId)
  return { intervals, version: contentVersion(intervals) }
}

/** 412 when they were changed elsewhere, where the caller names the version it saw. */
export async function changeOpeningHours(context: MemberContext, intervals: OpeningHours, ifMatch: string | undefined) {
  const { tx, member } = context
  refuseProblems(openingHoursProblems(intervals))
  await lockMember(tx, member.accountId)
  refuseStale(ifMatch, await readOpeningHours(context))
  await replaceOpeningHours(tx, member.tenantId, member.accountId, intervals)
  return readOpeningHours(context)
}
