// The build writes these before the shell's first line; a test has no build.
Object.assign(globalThis, { PLATFORM_PROVIDES: {} })
