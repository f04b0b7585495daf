import * as runtime from '@module-federation/runtime'

// Defined by the build before the shell's first line; a test has no build.
Object.assign(globalThis, { PLATFORM_PROVIDES: {}, __webpack_require__: { federation: { runtime } } })
runtime.init({ name: 'complice_shell', remotes: [] })
