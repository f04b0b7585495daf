/** Replaces the description of the host that the runtime attaches to its errors, which nothing here reads. */
export const optionsToMFContext = (): undefined => undefined
