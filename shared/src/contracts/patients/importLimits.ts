/** The limits of a file of patients to import, checked when it is read and at each later step (ruling 52). */
export const importLimits = {
  fileBytes: 5 * 1024 * 1024,
  /** Lines with patients, without the header. */
  lines: 10_000,
  columns: 100,
  /** Characters of a cell; above the limit of a practice's note, so that a long note omits its cell, not the file. */
  cellLength: 4000,
  sheets: 20,
} as const
