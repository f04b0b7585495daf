import { isFileName } from './staticFile.ts'

const forAYear = 'public, max-age=31536000, immutable'
const askAgain = 'no-cache'
const forAWhile = 'public, max-age=300, stale-while-revalidate=86400'

const isReleased = (pathname: string) => /^\/(mf|shell|embed)\//.test(pathname)
/** What releases keep for themselves lies beside what is served: their queue, and each channel with its history. */
export const isHidden = (pathname: string): boolean => /\/\.|\/channel\.json$/.test(decoded(pathname))
const isOfABuild = (pathname: string) => /^\/(mf\/[^/]+|shell|embed\/v\d+)\/[^/]+\/[^/]/.test(pathname)
/** Partners' pages hold its address: it may neither move nor be asked for at each visit. */
const isTheLoader = (pathname: string) => /^\/embed\/v\d+\/embed\.js$/.test(pathname)

/** An address of a file: it is there or it is a 404, never a page. */
export const isOfAFile = (pathname: string): boolean => isReleased(pathname) || isFileName(pathname)

/** Builds never change under their address; what points to them does. */
export function cachingOf(pathname: string): string {
  if (isOfABuild(pathname)) return forAYear
  return isTheLoader(pathname) ? forAWhile : askAgain
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
