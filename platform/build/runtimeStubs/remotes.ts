/**
 * Replaces the runtime's loader for remotes listed in the build configuration. The shell lists none: it registers
 * remotes at run time.
 */
export const remotes = undefined
