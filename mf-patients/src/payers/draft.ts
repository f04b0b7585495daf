import type { ShareRule, PatientPayers, PayerKind, PayersInput } from 'shared/contracts/finance/payer'
import type { PatientDetails } from 'shared/contracts/patients/patientFile'
import type { ShareKind } from 'shared/domain/money/division'

/** Share during input; without a kind the payer has no share. */
export interface ShareDraft {
  kind: ShareKind | null
  /** A percentage of the price, or euros excluding VAT, by `kind`; null for 'REST', without a kind, or while empty. */
  value: number | null
}

type PayerInput = PayersInput['payers'][number]
export type PayerDraft = Omit<PayerInput, 'id' | 'share'> & { payerId: string | null; share: ShareDraft }

/** Fields named as in the API, so that the API's problems match them. */
export interface Draft {
  payers: PayerDraft[]
  patientShare: ShareDraft
  /** True once the user has confirmed the removal of payers with unbilled parts, which is refused otherwise. */
  givesBack: boolean
}

const shareDraftOf = (share: ShareRule | null): ShareDraft => ({
  kind: share?.kind ?? null,
  value: share && share.kind !== 'REST' ? share.value : null,
})

const shareOf = ({ kind, value }: ShareDraft): ShareRule | null =>
  kind === null ? null : { kind, value: kind === 'REST' ? 0 : (value ?? 0) }

export const draftOf = ({ payers, patientShare }: PatientPayers): Draft => ({
  payers: payers.map(({ id, kind, name, address, email, siren, vatNumber = '', yearlyCeiling, share }) => ({
    payerId: id,
    kind,
    name,
    address,
    email,
    siren,
    vatNumber,
    yearlyCeiling,
    share: shareDraftOf(share),
  })),
  patientShare: shareDraftOf(patientShare),
  givesBack: false,
})

/** Returns the payers to send; a guardian is sent without the values of hidden fields. */
export const inputOf = ({ payers, patientShare, givesBack }: Draft): PayersInput => ({
  payers: payers.map(({ payerId, share, ...payer }) => ({
    ...(payerId !== null && { id: payerId }),
    ...payer,
    ...(payer.kind === 'GUARDIAN' && { siren: '', vatNumber: '', yearlyCeiling: null }),
    share: shareOf(share),
  })),
  patientShare: shareOf(patientShare),
  ...(givesBack && { givesBack }),
})

type PayerSource = Pick<PatientDetails, 'address' | 'individual'>

const emptyAddress = { streetName: '', zipCode: '', city: '', country: 'FR' }

type PayerDetails = Pick<PayerDraft, 'name' | 'email' | 'address'>

/** Returns the name, e-mail and address of a payer of this kind from the patient's file. */
export function payerFromFile(kind: PayerKind, { address, individual }: PayerSource): PayerDetails {
  if (kind === 'GUARDIAN')
    return {
      name: `${individual?.legalManagerFirstname ?? ''} ${individual?.legalManagerLastname ?? ''}`.trim(),
      email: individual?.legalManagerEmail ?? '',
      address,
    }
  return { name: individual?.funderCompanyName ?? '', email: individual?.funderEmail ?? '', address: emptyAddress }
}

const isEmptyOrPrefilled = (text: string, previousText: string) => text.trim() === '' || text === previousText

const isAddressEmptyOrPrefilled = (address: PayerDetails['address'], previousAddress: PayerDetails['address']) =>
  isEmptyOrPrefilled(address.streetName, previousAddress.streetName) &&
  isEmptyOrPrefilled(address.zipCode, previousAddress.zipCode) &&
  isEmptyOrPrefilled(address.city, previousAddress.city)

/**
 * Returns the details after another kind was selected: the details in the patient's file, except typed ones. If a name
 * was typed, the payer is not the one in the file, and nothing changes.
 */
export function detailsAfterKindChange(
  payer: PayerDetails,
  previousDetails: PayerDetails,
  newDetails: PayerDetails,
): PayerDetails {
  if (!isEmptyOrPrefilled(payer.name, previousDetails.name)) return payer
  return {
    name: newDetails.name,
    email: isEmptyOrPrefilled(payer.email, previousDetails.email) ? newDetails.email : payer.email,
    address: isAddressEmptyOrPrefilled(payer.address, previousDetails.address) ? newDetails.address : payer.address,
  }
}

/**
 * Returns the initial values of a new payer: the guardian in the file if there is one and no payer is a guardian yet,
 * otherwise a department with the funder's name.
 */
export function newPayer(otherPayers: readonly PayerDraft[], source: PayerSource): PayerDraft {
  const hasGuardian = otherPayers.some(({ kind }) => kind === 'GUARDIAN')
  const kind: PayerKind = hasGuardian || !source.individual?.legalManagerLastname ? 'DEPARTMENT' : 'GUARDIAN'
  return {
    payerId: null,
    kind,
    ...payerFromFile(kind, source),
    siren: '',
    vatNumber: '',
    yearlyCeiling: null,
    share: { kind: 'PERCENT', value: null },
  }
}
