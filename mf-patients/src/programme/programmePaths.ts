/** The form of a programme, or of a new one. */
export const programmePath = (patientId: string, programmeId = '') =>
  `/pros/patients/${patientId}/programme${programmeId && `/${programmeId}`}`

/** The reports of a programme: the next one, and those that were given. */
export const reportPath = (patientId: string, programmeId: string) =>
  `/pros/patients/${patientId}/programme/${programmeId}/bilan`
