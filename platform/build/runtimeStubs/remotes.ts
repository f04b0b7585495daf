/** Replaces the loading of remotes that a build names. Ours are registered at run time. */
export const remotes = undefined
