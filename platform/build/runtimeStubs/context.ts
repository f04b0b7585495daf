/** Replaces the description of the host in the runtime's errors, which the product does not use. */
export const optionsToMFContext = (): undefined => undefined
