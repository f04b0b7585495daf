/** Replaces the loading of remotes named at build time: the shell registers them at run time. */
export const remotes = undefined
