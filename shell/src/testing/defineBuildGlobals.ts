import * as runtime from '@module-federation/runtime'

// Defines the globals that the build defines before the shell's code runs; a test has no build.
Object.assign(globalThis, { PLATFORM_PROVIDES: {}, __webpack_require__: { federation: { runtime } } })
runtime.init({ name: 'complice_shell', remotes: [] })
