/**
 * Moves the row with this id to `index`. Returns the same list if the row is already there or does not exist, or if
 * `index` is outside the list.
 */
export function moveRow<Row extends { id: string }>(rows: readonly Row[], id: string, index: number): readonly Row[] {
  const from = rows.findIndex((row) => row.id === id)
  const row = rows[from]
  if (!row || from === index || index < 0 || index >= rows.length) return rows
  return rows.toSpliced(from, 1).toSpliced(index, 0, row)
}
