/** Who is in each list, and who of them is marked. */
export interface Sides {
  /** Ids of those who come. */
  chosen: readonly string[]
  marked: ReadonlySet<string>
}

const without = (ids: ReadonlySet<string>, gone: readonly string[]) =>
  new Set([...ids].filter((id) => !gone.includes(id)))

/** Those who were moved are marked no more. */
export const added = ({ chosen, marked }: Sides, ids: readonly string[]): Sides => ({
  chosen: [...chosen, ...ids.filter((id) => !chosen.includes(id))],
  marked: without(marked, ids),
})

export const removed = ({ chosen, marked }: Sides, ids: readonly string[]): Sides => ({
  chosen: chosen.filter((id) => !ids.includes(id)),
  marked: without(marked, ids),
})

export function toggled(marked: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(marked)
  if (!next.delete(id)) next.add(id)
  return next
}
