/** The first word of every key of this area: the page has one cache for all areas. */
const area = 'mf-settings'

export const profileKey = [area, 'profile'] as const
export const openingHoursKey = [area, 'openingHours'] as const
