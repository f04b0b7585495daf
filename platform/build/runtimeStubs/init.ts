interface Webpack {
  federation: { initOptions: unknown; runtime: { init: (options: unknown) => unknown } }
}

/** Replaces the start of the bundler runtime, which mostly handles tree-shaken copies of shared libraries. */
export const init = ({ webpackRequire: { federation } }: { webpackRequire: Webpack }) =>
  federation.runtime.init(federation.initOptions)
