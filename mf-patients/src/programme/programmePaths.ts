/** Path to the form of a programme; to the form of a new programme if `programmeId` is omitted. */
export const programmePath = (patientId: string, programmeId = '') =>
  `/pros/patients/${patientId}/programme${programmeId && `/${programmeId}`}`

/** Path to the page with the next report and the issued reports of a programme. */
export const reportPath = (patientId: string, programmeId: string) =>
  `/pros/patients/${patientId}/programme/${programmeId}/bilan`
