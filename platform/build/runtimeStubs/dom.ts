/** Replaces the runtime's own script loader: the shell's `loadEntry` hook loads every entry. */
const unused = (): never => {
  throw new Error('Entries are loaded by the shell')
}

export const createLink = unused
export const createScript = unused
export const loadScript = unused
export const isStaticResourcesEqual = unused
export const safeWrapper = unused
