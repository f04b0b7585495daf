/** Returns the If-Match header of a change, which the API refuses with 412 if a newer version is stored. */
export const ifMatch = ({ version }: { version: number | string }) => ({ 'If-Match': `"${version}"` })
