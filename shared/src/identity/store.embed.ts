/**
 * Replaces store.ts in the embed: on a partner's page nobody is signed in, and the browser's storage is not used. The
 * functions that change the sign-in have no effect.
 */
export const tokenOf = (): string | undefined => undefined
export const isReplacingDocument = (): boolean => false
export const assignDocumentToPatient = (_token: string): void => undefined
export const storeToken = (_token: string): void => undefined
export const countPaymentBlockedResponse = (): void => undefined
export const expireSession = (): void => undefined
