/** Returns the key of a logo in the file store. */
export const fileKey = (tenantId: string, id: string) => `${tenantId}/${id}`
