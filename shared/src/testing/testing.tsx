import '@testing-library/jest-dom/jest-globals'
export { anOperator } from './anOperator.ts'
export { attachStyles } from './attachStyles.ts'
export {
  holdResponses,
  mockResponse,
  mockRawResponse,
  resetMocks,
  mockLostResponse,
  mockNetworkError,
  mockFailure,
  mockFailureOnce,
} from './mockResponse.ts'
export { mockPatientFile } from './mockPatientFile.ts'
export { restoreIntersectionObserver, simulateEverythingNear } from './simulateEverythingNear.ts'
export { setNow } from './setNow.ts'
export { openArea } from './openArea.tsx'
export { aToken, documentLoads, signedInAs, signedOut } from './signedInAs.ts'
export {
  aClub,
  anAnimal,
  aPatient,
  aPatientFile,
  aProfile,
  aPatientFit,
  aSession,
  aSessionType,
  aUser,
  id,
  patientConsents,
  patientHours,
} from './fixtures.ts'
export { changeElsewhere, mockNoChanges } from './changeElsewhere.ts'
