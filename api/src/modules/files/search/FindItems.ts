import type { FoundItem } from 'shared/contracts/search'
import type { MemberContext } from '../../../memberContext.ts'

/** Finds up to `limit` results of a kind by a typed text. */
export type FindItems = (context: MemberContext, text: string, limit: number) => Promise<FoundItem[]>
