/** Replaces the loading of remotes that are named in a build. Ours are registered at run time. */
export const remotes = undefined
