/** Replaces the parts of `preloadRemote`, which needs snapshots. The registry names the files to preload. */
export const defaultPreloadArgs = {}
export const normalizePreloadExposes = () => []
export const formatPreloadArgs = () => []
export const preloadAssets = () => Promise.resolve([])
