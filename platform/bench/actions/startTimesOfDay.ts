/** Start times of six sessions of an hour that do not overlap. */
export const startTimesOfDay = ['09:00', '10:30', '12:00', '14:00', '15:30', '17:00'] as const
