// The build writes these before the shell's first line; a test has no build.
Object.assign(globalThis, {
  PLATFORM_PROVIDES: {},
  __webpack_init_sharing__: () => Promise.resolve(),
  __webpack_share_scopes__: { default: {} },
})
