export { withDeviceRecords, type DeviceRecord } from '../device/deviceRecords.ts'
export { isStoragePersistent, requestPersistentStorage } from '../device/persistentStorage.ts'
export { storage } from '../device/storage.ts'
export { useStoredFlag } from '../device/useStoredFlag.ts'
export { draftKey } from '../identity/drafts.ts'
export { practiceDayOf, practiceMomentOf, practiceNow, practiceToday } from './practiceClock.ts'
export { rightsNow, useRights } from './rights.ts'
export {
  canResumeSignIn,
  checkSession,
  countUnsentOfMember,
  resumeSignIn,
  resumeSignOut,
  signIn,
  signOut,
} from './signIn.ts'
export { setPaymentBlocked, useSession } from '../identity/store.ts'
