import { contentTypeOf } from '../../gateway/files/contentTypes.ts'

/** The headers a bucket serves a file with. */
export const headersOf = (path: string): Record<string, string> => ({
  'content-type': contentTypeOf(path) ?? 'application/octet-stream',
  'cache-control': cacheOf(path),
})

/** Files of a build never change; the script partners paste may be minutes old; everything else is revalidated each time. */
function cacheOf(path: string): string {
  if (/^embed\/v\d+\/embed\.js$/.test(path)) return 'public, max-age=300, stale-while-revalidate=86400'
  const isBuildFile = /^(mf\/[^/]+|shell|embed\/v\d+)\/[^/]+\/(?!remote\.json|shell\.json)/.test(path)
  return isBuildFile ? 'public, max-age=31536000, immutable' : 'no-cache'
}
