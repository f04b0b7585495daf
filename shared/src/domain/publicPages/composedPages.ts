/** The public pages that have one text for everybody. Each is composed by the server: read without any script, and found. */
export const textPages = ['/', '/public/about', '/pros/about', '/pros/prices', '/public/session'] as const

export type TextPage = (typeof textPages)[number]

/** What a path is called whichever way it ends: `/cgu/` is `/cgu`. */
export const withoutLastSlash = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '')

/** The text page at a path; undefined for any other path. */
export const textPageAt = (pathname: string): TextPage | undefined =>
  textPages.find((path) => path === withoutLastSlash(pathname))

/** The directory: its search and each therapist's page. */
const isDirectory = (pathname: string) => /^\/therapists(\/|$)/.test(pathname)

/** Robots ask for these; they are composed too, and no page stands in when they cannot be. */
export const isForRobots = (pathname: string): boolean =>
  /^\/(robots\.txt|sitemap\.xml|sitemaps\/[a-z]+(-\d+)?\.xml)$/.test(pathname)

/** Whether a gateway asks the API for the document at this path. docker/gateway says the same to nginx, and a test compares both. */
export const isComposed = (pathname: string): boolean =>
  textPageAt(pathname) !== undefined || isDirectory(pathname) || isForRobots(pathname)
