/** Replaces the runtime's own script loader: the shell's `loadEntry` hook loads every entry. */
const throwUncalled = (): never => {
  throw new Error('Entries are loaded by the shell')
}

export const createLink = throwUncalled
export const createScript = throwUncalled
export const loadScript = throwUncalled
export const isStaticResourcesEqual = throwUncalled
export const safeWrapper = throwUncalled
