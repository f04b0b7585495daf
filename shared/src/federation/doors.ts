/**
 * The modules that exist once in the page, the shell's, for every area. Exact names: a door is shared, what stands behind
 * it is not.
 */

/** In the shell's first file: what any first page draws with. */
export const atOnce = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'shared/ui',
  'shared/router',
  'shared/session',
  'shared/client',
]

/** Fetched by the first screen that needs it, or while the page rests. */
export const onDemand = ['shared/ui/data', 'shared/ui/form', 'shared/ui/dates', 'shared/ui/charts', 'shared/lists']
