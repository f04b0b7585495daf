/**
 * The modules that the shell provides to every area, so that they exist once in the page. Only modules with exactly
 * these names are shared, not the modules that they import.
 */

/** The modules in the shell's first file, because every first page needs them. */
export const eagerEntryPoints = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'shared/ui',
  'shared/router',
  'shared/session',
  'shared/client',
]

/** The modules loaded by the first screen that needs them, or when the page is idle. */
export const lazyEntryPoints = [
  'shared/ui/data',
  'shared/ui/form',
  'shared/ui/dates',
  'shared/ui/charts',
  'shared/lists',
]
