/** The ids of the participants, and the ids marked in either list. */
export interface Selection {
  chosenIds: readonly string[]
  marked: ReadonlySet<string>
}

const without = (ids: ReadonlySet<string>, removedIds: readonly string[]) =>
  new Set([...ids].filter((id) => !removedIds.includes(id)))

/** Moving somebody removes the mark. */
export const added = ({ chosenIds, marked }: Selection, ids: readonly string[]): Selection => ({
  chosenIds: [...chosenIds, ...ids.filter((id) => !chosenIds.includes(id))],
  marked: without(marked, ids),
})

export const removed = ({ chosenIds, marked }: Selection, ids: readonly string[]): Selection => ({
  chosenIds: chosenIds.filter((id) => !ids.includes(id)),
  marked: without(marked, ids),
})

export function toggled(marked: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(marked)
  if (!next.delete(id)) next.add(id)
  return next
}
