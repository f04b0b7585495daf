/** The first word of every key of this area: the page has one cache for all areas. */
const area = 'mf-patients'

export const patientKey = (id: string) => [area, 'patient', id] as const
