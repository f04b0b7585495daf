/** The If-Match header of a change: the API refuses it with 412 once a newer version is stored. */
export const ifMatch = ({ version }: { version: number | string }) => ({ 'If-Match': `"${version}"` })
