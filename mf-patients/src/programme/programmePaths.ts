/** The form of a programme, or of a new one. */
export const programmePath = (patientId: string, programmeId = '') =>
  `/pros/patients/${patientId}/programme${programmeId && `/${programmeId}`}`

/** The paths of a programme's reports: the next one, and the issued ones. */
export const reportPath = (patientId: string, programmeId: string) =>
  `/pros/patients/${patientId}/programme/${programmeId}/bilan`
