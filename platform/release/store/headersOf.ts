import { contentTypeOf } from '../../gateway/files/contentTypes.ts'

/** Returns the headers with which a bucket serves a file. */
export const headersOf = (path: string): Record<string, string> => ({
  'content-type': contentTypeOf(path) ?? 'application/octet-stream',
  'cache-control': cacheControlOf(path),
})

/**
 * Files of a build are immutable, except the manifests `remote.json` and `shell.json`; the script that partners paste
 * may be five minutes old; caches revalidate all other files each time.
 */
function cacheControlOf(path: string): string {
  if (/^embed\/v\d+\/embed\.js$/.test(path)) return 'public, max-age=300, stale-while-revalidate=86400'
  const isBuildFile = /^(mf\/[^/]+|shell|embed\/v\d+)\/[^/]+\/(?!remote\.json|shell\.json)/.test(path)
  return isBuildFile ? 'public, max-age=31536000, immutable' : 'no-cache'
}
