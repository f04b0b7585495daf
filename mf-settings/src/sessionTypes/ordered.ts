/** The rows in the order of these ids; those that it does not name stand last, as they stood. */
export function ordered<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const placeOf = ({ id }: Row) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}
