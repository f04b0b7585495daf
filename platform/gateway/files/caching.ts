import { isFileName } from './staticFile.ts'

const immutableForAYear = 'public, max-age=31536000, immutable'
const revalidateAlways = 'no-cache'
const freshForFiveMinutes = 'public, max-age=300, stale-while-revalidate=86400'

const isReleasePath = (pathname: string) => /^\/(mf|shell|embed)\//.test(pathname)
/** Returns true for files of releases that are not served: the release lock, and each channel with its history. */
export const isHidden = (pathname: string): boolean => /\/\.|\/channel\.json$/.test(decodePath(pathname))
const isBuildPath = (pathname: string) => /^\/(mf\/[^/]+|shell|embed\/v\d+)\/[^/]+\/[^/]/.test(pathname)
/**
 * Matches the script that partners paste into their pages: its URL is stable, and browsers do not revalidate it at
 * each visit.
 */
const isEmbedLoader = (pathname: string) => /^\/embed\/v\d+\/embed\.js$/.test(pathname)

/** Returns whether the path names a file: if the file is missing, the response is 404, never a page. */
export const isFilePath = (pathname: string): boolean => isReleasePath(pathname) || isFileName(pathname)

/**
 * Returns the cache-control header: the files of a build never change, but the files that refer to the current build
 * do.
 */
export function cacheControlOf(pathname: string): string {
  if (isBuildPath(pathname)) return immutableForAYear
  return isEmbedLoader(pathname) ? freshForFiveMinutes : revalidateAlways
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
