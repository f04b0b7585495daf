/** On a partner's page nobody is signed in, and the page's storage is neither read nor written. */
export const tokenOf = (): string | undefined => undefined
export const isLeaving = (): boolean => false
export const claimForPatient = (_token: string): void => undefined
export const keepToken = (_token: string): void => undefined
export const markPaymentBlocked = (): void => undefined
export const forgetSession = (_expired = false): void => undefined
