import type { OwnShare, PatientPayers, PayerKind, PayersInput } from 'shared/contracts/finance/payer'
import type { PatientDetails } from 'shared/contracts/patients/patientFile'
import type { ShareKind } from 'shared/domain/money/division'

/** Share during input; without a kind the payer has no share. */
export interface ShareDraft {
  kind: ShareKind | null
  value: number | null
}

type PayerInput = PayersInput['payers'][number]
export type PayerDraft = Omit<PayerInput, 'id' | 'share'> & { payerId: string | null; share: ShareDraft }

/** Fields named as in the API, so that the API's problems match them. */
export interface Draft {
  payers: PayerDraft[]
  patientShare: ShareDraft
  givesBack: boolean
}

const shareDraft = (share: OwnShare | null): ShareDraft => ({
  kind: share?.kind ?? null,
  value: share && share.kind !== 'REST' ? share.value : null,
})

const shareOf = ({ kind, value }: ShareDraft): OwnShare | null =>
  kind === null ? null : { kind, value: kind === 'REST' ? 0 : (value ?? 0) }

export const draftOf = ({ payers, patientShare }: PatientPayers): Draft => ({
  payers: payers.map(({ id, kind, name, address, email, siren, yearlyCeiling, share }) => ({
    payerId: id,
    kind,
    name,
    address,
    email,
    siren,
    yearlyCeiling,
    share: shareDraft(share),
  })),
  patientShare: shareDraft(patientShare),
  givesBack: false,
})

/** Payers to send; a guardian is sent without the values of hidden fields. */
export const inputOf = ({ payers, patientShare, givesBack }: Draft): PayersInput => ({
  payers: payers.map(({ payerId, share, ...payer }) => ({
    ...(payerId !== null && { id: payerId }),
    ...payer,
    ...(payer.kind === 'GUARDIAN' && { siren: '', yearlyCeiling: null }),
    share: shareOf(share),
  })),
  patientShare: shareOf(patientShare),
  ...(givesBack && { givesBack }),
})

type Known = Pick<PatientDetails, 'address' | 'individual'>

const emptyPayer = { streetName: '', zipCode: '', city: '' }

/** Name, e-mail and address for a payer of this kind, from the patient's file. */
export function knownPayer(
  kind: PayerKind,
  { address, individual }: Known,
): Pick<PayerDraft, 'name' | 'email' | 'address'> {
  if (kind === 'GUARDIAN')
    return {
      name: `${individual?.legalManagerFirstname ?? ''} ${individual?.legalManagerLastname ?? ''}`.trim(),
      email: individual?.legalManagerEmail ?? '',
      address,
    }
  return { name: individual?.funderCompanyName ?? '', email: individual?.funderEmail ?? '', address: emptyPayer }
}

/** Initial values of an added payer: the guardian first, then an organisation. */
export function newPayer(others: readonly PayerDraft[], known: Known): PayerDraft {
  const hasGuardian = others.some(({ kind }) => kind === 'GUARDIAN')
  const kind: PayerKind = hasGuardian || !known.individual?.legalManagerLastname ? 'DEPARTMENT' : 'GUARDIAN'
  return {
    payerId: null,
    kind,
    ...knownPayer(kind, known),
    siren: '',
    yearlyCeiling: null,
    share: { kind: 'PERCENT', value: null },
  }
}
