import { init } from '@module-federation/enhanced/runtime'

// The build makes this host before the shell's first line; a test has no build.
init({ name: 'complice_shell', remotes: [] })
Object.assign(globalThis, { PLATFORM_PROVIDES: {}, reportError: () => {} })
