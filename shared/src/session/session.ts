export { practiceNow, practiceToday } from './practiceClock.ts'
export { rightsNow, useRights } from './rights.ts'
export { checkSession, signIn, signOut } from './signIn.ts'
export { flagPaymentBlocked, useSession } from './store.ts'
