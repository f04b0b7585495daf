/**
 * The modules that the shell provides to every area, so that they exist once in the page. Exact names: the modules an
 * entry point imports are not shared.
 */

/** In the shell's first file, because every first page needs them. */
export const atOnce = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'shared/ui',
  'shared/router',
  'shared/session',
  'shared/client',
]

/** Loaded by the first screen that needs them, or when the page is idle. */
export const onDemand = ['shared/ui/data', 'shared/ui/form', 'shared/ui/dates', 'shared/ui/charts', 'shared/lists']
