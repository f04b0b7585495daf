/** Returns the rows in the order of `ids`; rows without an id there come last, in their former order. */
export function ordered<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const placeOf = ({ id }: Row) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}
