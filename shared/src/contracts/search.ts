import * as Type from 'typebox'
import type { Static } from 'typebox'
import { minSearchLength } from './searchAccess.ts'
import { Id, Text } from './wire.ts'

/** The groups of a search, in the order of the results. Each is the id of the menu entry of its list. */
export const SearchKind = Type.Union([
  Type.Literal('patients'),
  Type.Literal('animals'),
  Type.Literal('clubs'),
  Type.Literal('sessions'),
  Type.Literal('billings'),
  Type.Literal('estimations'),
])
export type SearchKind = Static<typeof SearchKind>

export const SearchQuery = Type.Object({ text: Text(100, minSearchLength) })

/** A result in French words, and the page that it opens. */
export const FoundItem = Type.Object({
  id: Id,
  title: Type.String(),
  detail: Type.String(),
  path: Type.String(),
})
export type FoundItem = Static<typeof FoundItem>

/** The first results of a kind; `hasMore` if there are others. */
export const FoundGroup = Type.Object({ kind: SearchKind, items: Type.Array(FoundItem), hasMore: Type.Boolean() })
export type FoundGroup = Static<typeof FoundGroup>

/** Omits groups without a result and groups that the member may not open. */
export const SearchResults = Type.Object({ groups: Type.Array(FoundGroup) })
export type SearchResults = Static<typeof SearchResults>
