import { helpIndexPath, helpTopics, topicPath } from '../help/helpPath.ts'

/**
 * The public pages with the same text for everybody. The server renders them, so that they can be read without scripts
 * and indexed.
 */
export const textPages = [
  '/',
  '/public/about',
  '/pros/about',
  '/pros/prices',
  '/pros/demoThanks',
  '/pros/sign-up',
  '/public/session',
  '/public/cgu',
  '/pros/cgu',
  '/cgu',
  '/mentions-legales',
  '/accessibilite',
  '/partenaires',
  helpIndexPath,
  ...helpTopics.map(topicPath),
] as const

export type TextPage = (typeof textPages)[number]

/** Removes trailing slashes from a path: `/cgu/` becomes `/cgu`. */
export const withoutLastSlash = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '')

/** Returns the text page at a path; undefined for any other path. */
export const textPageAt = (pathname: string): TextPage | undefined =>
  textPages.find((path) => path === withoutLastSlash(pathname))

/**
 * Whether a path is below a text page; the server responds 404 to it. Only the session request has pages below it,
 * which the shell renders, such as `/public/session/cancel`.
 */
const isBelowTextPage = (pathname: string) =>
  textPages.some((path) => path !== '/' && path !== '/public/session' && pathname.startsWith(`${path}/`))

/** Whether a path belongs to the directory: its search or a therapist's page. */
const isDirectory = (pathname: string) => /^\/therapists(\/|$)/.test(pathname)

/**
 * Whether a path belongs to a file for robots. The API generates these files; if that fails, no page is served instead.
 */
export const isForRobots = (pathname: string): boolean =>
  /^\/(robots\.txt|sitemap\.xml|sitemaps\/[a-z]+(-\d+)?\.xml)$/.test(pathname)

/**
 * Whether the API renders the document at this path, so that a gateway forwards the request to it. docker/gateway has
 * the same rule for nginx, and a test compares both.
 */
export const isServerRendered = (pathname: string): boolean =>
  textPageAt(pathname) !== undefined || isBelowTextPage(pathname) || isDirectory(pathname) || isForRobots(pathname)
