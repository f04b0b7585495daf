/**
 * Replaces the loading of separate builds of shared modules, which no area has: returns the module's own fallback.
 */
export const getSharedFallbackGetter = <Factory>({ factory }: { factory: Factory }): Factory => factory
