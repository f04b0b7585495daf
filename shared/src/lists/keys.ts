/** The first word of each list's query key; what narrows it follows: `[...listKey.patients, { name }]`. */
export const listKey = {
  animals: ['animals'],
  clubs: ['clubs'],
  patients: ['patients'],
  sessions: ['sessions'],
  sessionTypes: ['sessionTypes'],
  team: ['team'],
} as const
