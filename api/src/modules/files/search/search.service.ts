import type { FoundGroup, SearchKind, SearchResults } from 'shared/contracts/search'
import { privilegeOfKind } from 'shared/contracts/searchAccess'
import { hasPrivilege, type MemberContext } from '../../../memberContext.ts'
import { findBillItems, findEstimationItems } from './documentItems.service.ts'
import { findAnimalItems, findClubItems, findPatientItems } from './fileItems.service.ts'
import type { FindItems } from './FindItems.ts'
import { findSessionItems } from './sessionItems.service.ts'

/** The kinds of results in their order. */
const finders: readonly (readonly [SearchKind, FindItems])[] = [
  ['patients', findPatientItems],
  ['animals', findAnimalItems],
  ['clubs', findClubItems],
  ['sessions', findSessionItems],
  ['billings', findBillItems],
  ['estimations', findEstimationItems],
]

const maxItemsPerGroup = 5

/** Finds items by a typed text, only of the kinds that the member may open (ruling 166). */
export async function findByText(context: MemberContext, text: string): Promise<SearchResults> {
  // Without a word, every name would match.
  if (text.trim() === '') return { groups: [] }
  const groups: FoundGroup[] = []
  for (const [kind, find] of finders) {
    if (!hasPrivilege(context, privilegeOfKind[kind])) continue
    // Runs sequentially, because the finders share the connection of the call's transaction.
    const items = await find(context, text, maxItemsPerGroup + 1)
    if (items.length > 0)
      groups.push({ kind, items: items.slice(0, maxItemsPerGroup), hasMore: items.length > maxItemsPerGroup })
  }
  return { groups }
}
