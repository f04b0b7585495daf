/** The form of a programme, or of a new one. */
export const programmePath = (patientId: string, programmeId = '') =>
  `/pros/patients/${patientId}/programme${programmeId && `/${programmeId}`}`
