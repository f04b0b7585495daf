/** Replaces the description of the host in the runtime's errors, which is not read here. */
export const optionsToMFContext = (): undefined => undefined
