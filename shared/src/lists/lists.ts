export { listKey } from './keys.ts'
// The names after `as` remain: published builds of areas import them from the shell at run time.
export {
  addCachedRow as appended,
  cachedRow,
  removeCachedRow as removed,
  replaceCachedRow as replaced,
} from './list.ts'
export {
  cachedSession,
  refreshSessions,
  updateCachedSession,
  updateCachedSessions,
  hideDeletedSessions as sessionsDeleted,
  showSavedSessions as sessionsSaved,
} from './cachedSessions.ts'
export { sessionWeek } from './sessionWeek.ts'
export { useChanges } from './useChanges.ts'
export { useAnimals } from './useAnimals.ts'
export { useClubs } from './useClubs.ts'
export { usePatientHours } from './usePatientHours.ts'
export { patientsFor, usePatients } from './usePatients.ts'
export { usePickablePatients } from './usePickablePatients.ts'
export { useSessions } from './useSessions.ts'
export { useSessionTypes } from './useSessionTypes.ts'
export { useTherapists } from './useTherapists.ts'
