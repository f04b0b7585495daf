export { hasOffer, hasPrivilege, useRights } from './rights.ts'
export { checkSession, signIn, signOut } from './signIn.ts'
export { useSession } from './store.ts'
