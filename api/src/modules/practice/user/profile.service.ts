import { errorCode } from 'shared/contracts/errorCodes'
import type { Profile, ProfileInput } from 'shared/contracts/accounts/user'
import type { BankDetails } from 'shared/domain/accounts/payment/bankDetails'
import { bankProblems, noBankDetails, normalizeBankDetails } from 'shared/domain/accounts/payment/bankDetails'
import { canEditNameOnly, hasBankDetails, profileProblems } from 'shared/domain/accounts/profile'
import type { Problem } from 'shared/domain/problems'
import { auditMember, changedColumns } from '../../../audit.ts'
import { contentVersion } from '../../../contentVersion.ts'
import { refuseOutdatedVersion } from '../../../etag.ts'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { Refusal } from '../../../refusal.ts'
import { encryptBankDetails, decryptBankDetails } from './bankDetails.ts'
import { firmColumns } from './firmColumns.ts'
import { firmOf, positionOf } from './profileRow.ts'
import { changeTimeZone } from './timeZone.service.ts'
import {
  findMember,
  findOffer,
  findOwner,
  findTimeZone,
  lockMember,
  updatePublishedTherapists,
  updateMember,
} from './user.sql.ts'

/** Combines the member's own name and bank details with the practice's firm; an assistant has no bank details. */
export async function readProfile(context: MemberContext): Promise<Profile> {
  const { tx, member } = context
  const row = await findMember(tx, member.accountId)
  const isNameOnly = canEditNameOnly(member.roles)
  const owner = isNameOnly ? await findOwner(tx) : row
  const cipher = await cipherOf(context)
  const ownFields = {
    firstname: row.firstname,
    lastname: row.lastname,
    ...(hasBankDetails(member.roles) && {
      publicAccessAuthorize: row.public_access,
      personalBankSettings: row.personal_bank_settings,
      ...decryptBankDetails(row, cipher),
    }),
  }
  const firm = { ...firmOf(owner), timeZone: await findTimeZone(tx) }
  return {
    ...firm,
    ...ownFields,
    // Version of the data that this member can edit, which includes the firm only for an administrator.
    version: contentVersion(isNameOnly ? ownFields : { ...ownFields, ...firm }),
    hasIban: decryptBankDetails(row.personal_bank_settings ? row : await findOwner(tx), cipher).iban !== '',
    ...(hasBankDetails(member.roles) && { logo: row.logo }),
    email: row.email,
    ...positionOf(owner),
    tenant: await findOffer(tx),
  }
}

/**
 * Returns the error code: E110 for a missing field of the firm, otherwise E116 for a phone number that is not French,
 * otherwise the one of invalid input.
 */
function errorCodeOf(problems: readonly Problem[]) {
  if (problems.some(({ field, kind }) => field.startsWith('firm.') && kind === 'required'))
    return { code: errorCode.firmMissing, message: 'Informations entreprise non remplies' }
  if (problems.some(({ field }) => field === 'phoneNumber'))
    return { code: errorCode.phoneRefused, message: 'Numéro de téléphone incorrect' }
  return { code: errorCode.invalid }
}

function refuseProfileProblems(problems: Problem[]): void {
  if (problems.length === 0) return
  const { code, message } = errorCodeOf(problems)
  throw new Refusal(400, code, { message, problems })
}

/** Throws 403 for an assistant who asks to be in the directory, or sets bank details. */
function refuseOptionsOfAssistant(
  roles: readonly string[],
  input: ProfileInput,
  personalBankSettings: boolean | undefined,
): void {
  const { bankName, rib, iban, bic, publicAccessAuthorize } = input
  const hasTherapistOptions = publicAccessAuthorize || personalBankSettings || bankName || rib || iban || bic
  if (hasTherapistOptions && !hasBankDetails(roles)) throw new Refusal(403, errorCode.forbidden)
}

export interface ProfileChange {
  input: ProfileInput
  /** Whether the member's documents show their own bank details instead of the firm's; undefined changes nothing. */
  personalBankSettings: boolean | undefined
  ifMatch: string | undefined
}

const bankDetailsOf = (input: ProfileInput, formerDetails: BankDetails): BankDetails =>
  normalizeBankDetails({
    bankName: input.bankName ?? formerDetails.bankName,
    rib: input.rib ?? formerDetails.rib,
    iban: input.iban ?? formerDetails.iban,
    bic: input.bic ?? formerDetails.bic,
  })

/** Omits the columns of fields that are missing in the input, which do not change. */
const withoutUndefined = (columns: object) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))

/** Changes the profile. Throws 412 if the caller names an outdated version. */
export async function changeProfile(
  context: MemberContext,
  { input, personalBankSettings, ifMatch }: ProfileChange,
): Promise<Profile> {
  const { tx, member, services } = context
  const { accountId: id, roles } = member
  refuseOptionsOfAssistant(roles, input, personalBankSettings)
  const isNameOnly = canEditNameOnly(roles)
  refuseProfileProblems(profileProblems(input, { nameOnly: isNameOnly }))
  await lockMember(tx, id)
  refuseOutdatedVersion(ifMatch, await readProfile(context))

  const row = await findMember(tx, id)
  const cipher = await cipherOf(context)
  const formerBankDetails = hasBankDetails(roles) ? decryptBankDetails(row, cipher) : noBankDetails
  const bankDetails = bankDetailsOf(input, formerBankDetails)
  refuseProfileProblems(bankProblems(bankDetails))
  const columns = {
    firstname: input.firstname.trim(),
    lastname: input.lastname.trim(),
    public_access: input.publicAccessAuthorize,
    personal_bank_settings: personalBankSettings,
    ...(!isNameOnly && { ...firmColumns(input), ...(await services.geocoder.locate(input.firm.address)) }),
    ...(JSON.stringify(bankDetails) !== JSON.stringify(formerBankDetails) && {
      bank_details: encryptBankDetails(id, bankDetails, cipher),
    }),
  }
  await updateMember(tx, id, columns)
  const isZoneChanged = !isNameOnly && (await changeTimeZone(tx, input, row))
  await updatePublishedTherapists(tx)
  await auditMember(context, {
    act: 'update',
    entity: 'member',
    entityId: id,
    details: {
      changed: [...changedColumns(row, withoutUndefined(columns)), ...(isZoneChanged ? ['time_zone'] : [])],
    },
  })
  return readProfile(context)
}
