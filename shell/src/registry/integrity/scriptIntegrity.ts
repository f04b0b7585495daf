import { scaledTimeoutMs } from '../connection.ts'
import { loaderTimeouts } from '../loaderTimeouts.ts'

type Tag = HTMLScriptElement | HTMLLinkElement

/** A hash that no file has, so that a file that is not in the registry is fetched and refused, never executed. */
const unknownFileHash = `sha384-${'A'.repeat(64)}`

const hashes = new Map<string, string>()
const pendingUrls = new Set<string>()
let retryCount = 0
let handleMissingFile: (url: string) => Promise<boolean> = () => Promise.resolve(false)

const absoluteUrl = (url: string): string => new URL(url, location.href).href

/** Allows the files of a build to be loaded: `files` has the SHA-384 of each file by its path under `base`. */
export function registerHashes(base: string, files: Readonly<Record<string, string>>): void {
  for (const [file, hash] of Object.entries(files)) hashes.set(absoluteUrl(base + file), hash)
}

/**
 * Sets the handler for files that could not be loaded by the second request. It resolves to true if it recovers in
 * another way; the file's tag then gets neither a `load` nor an `error` event.
 */
export function onMissingFile(handler: typeof handleMissingFile): void {
  handleMissingFile = handler
}

/**
 * Sets the integrity of a script or style sheet before it is attached, and requests its file once more when it fails or
 * is late. Used for files of the shell, of areas, and their chunks.
 */
export function guardTag(tag: Tag, url: string): void {
  const href = absoluteUrl(url)
  const integrity = hashes.get(href) ?? unknownFileHash
  tag.integrity = integrity
  if (!href.startsWith(`${location.origin}/`)) tag.crossOrigin = 'anonymous'
  // A browser queues a second request for a URL behind a hanging first one, but requests another URL at once.
  if (pendingUrls.has(href)) setUrl(tag, createRetryUrl(href))
  pendingUrls.add(href)
  retryOnce(tag, href, integrity)
}

function retryOnce(tag: Tag, url: string, integrity: string): void {
  let retryTag: Tag | undefined
  let isRetrying = false
  let isSettled = false

  const settle = (): boolean => {
    if (isSettled) return false
    isSettled = true
    clearTimeout(timer)
    retryTag?.remove()
    return true
  }
  const finish = (outcome: 'load' | 'error') => settle() && tag.dispatchEvent(new Event(outcome))
  const fail = () => void handleMissingFile(url).then((isHandled) => (isHandled ? settle() : finish('error')))
  const retry = async () => {
    isRetrying = true
    const secondUrl = createRetryUrl(url)
    const isCached = await fetchToCache(secondUrl, integrity)
    if (isSettled) return
    if (!isCached) {
      fail()
      return
    }
    retryTag = cloneTag(tag)
    retryTag.integrity = integrity
    setUrl(retryTag, secondUrl)
    retryTag.addEventListener('load', () => finish('load'))
    retryTag.addEventListener('error', fail)
    document.head.append(retryTag)
  }

  let timer = setTimeout(() => void retry(), scaledTimeoutMs(loaderTimeouts.file.firstMs))
  tag.addEventListener(
    'error',
    (event) => {
      if (isSettled) return
      // Hides this error from the tag's other listeners: they only get the outcome of the second attempt.
      event.stopImmediatePropagation()
      if (isRetrying) return
      clearTimeout(timer)
      timer = setTimeout(() => void retry(), loaderTimeouts.file.retryDelayMs)
    },
    { capture: true },
  )
  tag.addEventListener(
    'load',
    () => {
      pendingUrls.delete(url)
      settle()
    },
    { capture: true },
  )
}

/**
 * Fetches into the browser's cache. Unlike a script's request, this one can be aborted, so that it does not block one
 * of the six connections.
 */
async function fetchToCache(url: string, integrity: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(scaledTimeoutMs(loaderTimeouts.file.retryMs))
    const response = await fetch(url, { integrity, signal })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

function cloneTag(tag: Tag): Tag {
  const clone = document.createElement(tag instanceof HTMLScriptElement ? 'script' : 'link')
  for (const { name, value } of tag.attributes) clone.setAttribute(name, value)
  return clone
}

const createRetryUrl = (url: string): string => `${url}?again=${(retryCount += 1)}`

const setUrl = (tag: Tag, url: string): void => {
  if (tag instanceof HTMLScriptElement) tag.src = url
  else tag.href = url
}

declare global {
  /** Called by webpack's runtime (`platform/build/GuardedFilesPlugin.ts`). */
  var compliceGuardTag: typeof guardTag
  /** Former name, which older published builds still call. */
  var compliceGate: typeof guardTag
}

globalThis.compliceGuardTag = guardTag
globalThis.compliceGate = guardTag
