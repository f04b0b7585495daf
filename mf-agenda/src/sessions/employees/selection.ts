/** Ids of the participants (`chosenIds`), and of the people selected in either list box to be moved (`markedIds`). */
export interface Selection {
  chosenIds: readonly string[]
  markedIds: ReadonlySet<string>
}

const withoutIds = (ids: ReadonlySet<string>, removedIds: readonly string[]) =>
  new Set([...ids].filter((id) => !removedIds.includes(id)))

/** Adds people to the participants, and removes their marks. */
export const addParticipants = ({ chosenIds, markedIds }: Selection, ids: readonly string[]): Selection => ({
  chosenIds: [...chosenIds, ...ids.filter((id) => !chosenIds.includes(id))],
  markedIds: withoutIds(markedIds, ids),
})

export const removeParticipants = ({ chosenIds, markedIds }: Selection, ids: readonly string[]): Selection => ({
  chosenIds: chosenIds.filter((id) => !ids.includes(id)),
  markedIds: withoutIds(markedIds, ids),
})

export function toggleMark(markedIds: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const nextMarkedIds = new Set(markedIds)
  if (!nextMarkedIds.delete(id)) nextMarkedIds.add(id)
  return nextMarkedIds
}
