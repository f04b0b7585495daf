/** Ids of the participants, and ids marked in either list. */
export interface Selection {
  chosenIds: readonly string[]
  marked: ReadonlySet<string>
}

const without = (ids: ReadonlySet<string>, removedIds: readonly string[]) =>
  new Set([...ids].filter((id) => !removedIds.includes(id)))

/** Moving a person also removes their mark. */
export const withAdded = ({ chosenIds, marked }: Selection, ids: readonly string[]): Selection => ({
  chosenIds: [...chosenIds, ...ids.filter((id) => !chosenIds.includes(id))],
  marked: without(marked, ids),
})

export const withRemoved = ({ chosenIds, marked }: Selection, ids: readonly string[]): Selection => ({
  chosenIds: chosenIds.filter((id) => !ids.includes(id)),
  marked: without(marked, ids),
})

export function toggled(marked: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const nextMarked = new Set(marked)
  if (!nextMarked.delete(id)) nextMarked.add(id)
  return nextMarked
}
