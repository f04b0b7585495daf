import { isFileName } from './staticFile.ts'

const immutableForAYear = 'public, max-age=31536000, immutable'
const revalidate = 'no-cache'
const fiveMinutes = 'public, max-age=300, stale-while-revalidate=86400'

const isReleased = (pathname: string) => /^\/(mf|shell|embed)\//.test(pathname)
/** Files of releases that are not served: their lock, and each channel with its history. */
export const isHidden = (pathname: string): boolean => /\/\.|\/channel\.json$/.test(decoded(pathname))
const isBuildPath = (pathname: string) => /^\/(mf\/[^/]+|shell|embed\/v\d+)\/[^/]+\/[^/]/.test(pathname)
/** The URL is pasted into partners' pages: it is stable, and not revalidated at each visit. */
const isEmbedLoader = (pathname: string) => /^\/embed\/v\d+\/embed\.js$/.test(pathname)

/** Whether the path names a file; a missing file is a 404, never a page. */
export const isFilePath = (pathname: string): boolean => isReleased(pathname) || isFileName(pathname)

/** The files of a build never change; the files that refer to the current build do. */
export function cachingOf(pathname: string): string {
  if (isBuildPath(pathname)) return immutableForAYear
  return isEmbedLoader(pathname) ? fiveMinutes : revalidate
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
