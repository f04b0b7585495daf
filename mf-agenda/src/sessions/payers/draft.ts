import type { SessionDivision } from 'shared/contracts/finance/payer'
import { centsOf } from 'shared/domain/money/cents'
import type { Share, ShareKind } from 'shared/domain/money/division'
import type { Scope } from '../api.ts'

interface ShareDraft {
  payerId: string | null
  name: string
  /** Null where they pay nothing. */
  kind: ShareKind | null
  value: number | null
}

export interface Draft {
  division: ShareDraft[]
  /** The patient's shares are taken again. */
  follows: boolean
  /** How far the change reaches in a series. */
  scope: Scope
}

/** The session's own shares; while it follows its patient's, what they come to in euros. */
export function draftOf({ division, parts, payers }: SessionDivision): Draft {
  const people = [...payers.map(({ id, name }) => ({ payerId: id, name })), { payerId: null, name: 'Patient' }]
  const shareOf = (payerId: string | null): Pick<ShareDraft, 'kind' | 'value'> => {
    const share = division?.find((each) => each.payerId === payerId)
    if (share) return { kind: share.kind, value: share.kind === 'REST' ? null : share.value }
    const part = division === null ? parts.find((each) => each.payerId === payerId) : undefined
    if (!part || centsOf(part.amount) === 0) return { kind: null, value: null }
    return payerId === null ? { kind: 'REST', value: null } : { kind: 'AMOUNT', value: part.amount }
  }
  return {
    division: people.map((person) => ({ ...person, ...shareOf(person.payerId) })),
    follows: false,
    scope: 'once',
  }
}

/** The division to send. */
export const divisionOf = ({ division }: Draft): Share[] =>
  division.flatMap(({ payerId, kind, value }) =>
    kind === null ? [] : [{ payerId, kind, value: kind === 'REST' ? 0 : (value ?? 0) }],
  )
