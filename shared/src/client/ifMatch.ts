/** The header of a change: the API refuses it with 412 when what it changes is no longer in the version that was read. */
export const ifMatch = ({ version }: { version: number | string }) => ({ 'If-Match': `"${version}"` })
