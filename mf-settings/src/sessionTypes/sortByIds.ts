/** Returns the rows in the order of `ids`; rows that are not in `ids` come last, in their former order. */
export function sortByIds<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const rankOf = ({ id }: Row) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return rows.toSorted((left, right) => rankOf(left) - rankOf(right))
}
