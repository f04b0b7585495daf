/** The limits of an imported file (ruling 52). They hold for its reading, its preview, its mapping and its run. */
export const importLimits = {
  fileBytes: 5 * 1024 * 1024,
  /** Lines with patients, without the header. */
  lines: 10_000,
  columns: 100,
  /** Characters of a cell; more than a practice's note, so that a longer note is left out alone, and the file is not refused. */
  cellLength: 4000,
  sheets: 20,
} as const
