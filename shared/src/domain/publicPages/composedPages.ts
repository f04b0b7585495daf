import { helpIndexPath, helpTopics, topicPath } from '../help/helpPath.ts'

/** The public pages that have one text for everybody. Each is composed by the server: read without any script, and found. */
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

/** What a path is called whichever way it ends: `/cgu/` is `/cgu`. */
export const withoutLastSlash = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '')

/** The text page at a path; undefined for any other path. */
export const textPageAt = (pathname: string): TextPage | undefined =>
  textPages.find((path) => path === withoutLastSlash(pathname))

/** Whether a path is below a text page. Nothing is there, but for the pages of a request: the server says so, with a 404. */
const isBelowTextPage = (pathname: string) =>
  textPages.some((path) => path !== '/' && path !== '/public/session' && pathname.startsWith(`${path}/`))

/** The directory: its search and each therapist's page. */
const isDirectory = (pathname: string) => /^\/therapists(\/|$)/.test(pathname)

/** Robots ask for these; they are composed too, and no page stands in when they cannot be. */
export const isForRobots = (pathname: string): boolean =>
  /^\/(robots\.txt|sitemap\.xml|sitemaps\/[a-z]+(-\d+)?\.xml)$/.test(pathname)

/** Whether a gateway asks the API for the document at this path. docker/gateway says the same to nginx, and a test compares both. */
export const isComposed = (pathname: string): boolean =>
  textPageAt(pathname) !== undefined || isBelowTextPage(pathname) || isDirectory(pathname) || isForRobots(pathname)
