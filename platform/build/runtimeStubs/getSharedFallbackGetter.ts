/** Replaces the loading of shared modules from builds of their own, which no area has: returns the module's own fallback. */
export const getSharedFallbackGetter = <Factory>({ factory }: { factory: Factory }): Factory => factory
