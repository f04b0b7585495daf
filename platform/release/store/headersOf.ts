import { contentTypeOf } from '../../gateway/contentTypes.ts'

/** What a bucket says of a file to whoever asks for it. */
export const headersOf = (path: string): Record<string, string> => ({
  'content-type': contentTypeOf(path) ?? 'application/octet-stream',
  'cache-control': cacheOf(path),
})

/** What lies in a build's folder never changes; the line partners paste may be minutes old; everything else is asked for each time. */
function cacheOf(path: string): string {
  if (/^embed\/v\d+\/embed\.js$/.test(path)) return 'public, max-age=300, stale-while-revalidate=86400'
  const ofABuild = /^(mf\/[^/]+|shell|embed\/v\d+)\/[^/]+\/(?!remote\.json|shell\.json)/.test(path)
  return ofABuild ? 'public, max-age=31536000, immutable' : 'no-cache'
}
