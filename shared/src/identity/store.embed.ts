/** Replaces store.ts in the embed: on a partner's page nobody is signed in, and the browser's storage is not used. */
export const tokenOf = (): string | undefined => undefined
export const isLeaving = (): boolean => false
export const claimForPatient = (_token: string): void => undefined
export const keepToken = (_token: string): void => undefined
export const markPaymentBlocked = (): void => undefined
export const forgetSession = (_expired = false): void => undefined
