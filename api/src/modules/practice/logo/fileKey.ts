/** The name of a logo in the store of files. */
export const fileKey = (tenantId: string, id: string) => `${tenantId}/${id}`
