/** Replaces the description of the host in the runtime's errors, which is unused here. */
export const optionsToMFContext = (): undefined => undefined
