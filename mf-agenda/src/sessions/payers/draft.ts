import type { SessionDivision } from 'shared/contracts/finance/payer'
import { centsOf } from 'shared/domain/money/cents'
import type { Share, ShareKind } from 'shared/domain/money/division'
import type { Scope } from '../api.ts'

interface ShareDraft {
  payerId: string | null
  name: string
  /** Null for a payer who pays nothing. */
  kind: ShareKind | null
  /** A percentage of the price, or euros excluding VAT, by `kind`; null for 'REST', without a kind, or while empty. */
  value: number | null
}

export interface Draft {
  division: ShareDraft[]
  /** True to use the patient's usual shares. */
  usesPatientShares: boolean
  /** Scope of the change in a series. */
  scope: Scope
}

/** Returns the session's shares; if it uses the patient's usual shares, the resulting amounts in euros. */
export function draftOf({ division, parts, payers }: SessionDivision): Draft {
  const people = [...payers.map(({ id, name }) => ({ payerId: id, name })), { payerId: null, name: 'Patient' }]
  const shareOf = (payerId: string | null): Pick<ShareDraft, 'kind' | 'value'> => {
    const share = division?.find((candidate) => candidate.payerId === payerId)
    if (share) return { kind: share.kind, value: share.kind === 'REST' ? null : share.value }
    const part = division === null ? parts.find((candidate) => candidate.payerId === payerId) : undefined
    if (!part || centsOf(part.amount) === 0) return { kind: null, value: null }
    return payerId === null ? { kind: 'REST', value: null } : { kind: 'AMOUNT', value: part.amount }
  }
  return {
    division: people.map((person) => ({ ...person, ...shareOf(person.payerId) })),
    usesPatientShares: false,
    scope: 'once',
  }
}

/** Converts the draft to the request body. */
export const divisionOf = ({ division }: Draft): Share[] =>
  division.flatMap(({ payerId, kind, value }) =>
    kind === null ? [] : [{ payerId, kind, value: kind === 'REST' ? 0 : (value ?? 0) }],
  )
