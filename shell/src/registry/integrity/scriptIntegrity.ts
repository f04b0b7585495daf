import { scaledTimeoutMs } from '../connection.ts'
import { loaderTimeouts } from '../loaderTimeouts.ts'

type Tag = HTMLScriptElement | HTMLLinkElement

/** A hash that no file has: a file the registry does not know is fetched and refused, never executed. */
const unknownFileHash = `sha384-${'A'.repeat(64)}`

const hashes = new Map<string, string>()
const pendingUrls = new Set<string>()
let retryCount = 0
let handleMissingFile: (url: string) => Promise<boolean> = () => Promise.resolve(false)

const absoluteUrl = (url: string): string => new URL(url, location.href).href

/** Allows the files of one build: their names under `base`, and their SHA-384. */
export function registerHashes(base: string, files: Readonly<Record<string, string>>): void {
  for (const [file, hash] of Object.entries(files)) hashes.set(absoluteUrl(base + file), hash)
}

/** Sets what is called before a file counts as missing. When it resolves to true, those who wait for the file get no event. */
export function onMissingFile(handler: typeof handleMissingFile): void {
  handleMissingFile = handler
}

/** Sets the integrity of a script or style sheet before it is attached, and retries it: for the shell's, the areas' and their chunks. */
export function guardTag(tag: Tag, url: string): void {
  const absolute = absoluteUrl(url)
  const integrity = hashes.get(absolute) ?? unknownFileHash
  tag.integrity = integrity
  if (!absolute.startsWith(`${location.origin}/`)) tag.crossOrigin = 'anonymous'
  // A browser queues a second request for a URL behind a first one that hangs: another URL is requested at once.
  if (pendingUrls.has(absolute)) setUrl(tag, retryUrl(absolute))
  pendingUrls.add(absolute)
  retryOnce(tag, absolute, integrity)
}

function retryOnce(tag: Tag, url: string, integrity: string): void {
  let retryTag: Tag | undefined
  let retrying = false
  let settled = false

  const settle = (): boolean => {
    if (settled) return false
    settled = true
    clearTimeout(timer)
    retryTag?.remove()
    return true
  }
  const finish = (outcome: 'load' | 'error') => settle() && tag.dispatchEvent(new Event(outcome))
  const fail = () => void handleMissingFile(url).then((handled) => (handled ? settle() : finish('error')))
  const retry = async () => {
    retrying = true
    const secondUrl = retryUrl(url)
    const cached = await fetchToCache(secondUrl, integrity)
    if (settled) return
    if (!cached) {
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
      if (settled) return
      // Those who wait for the file get the event of the second attempt only.
      event.stopImmediatePropagation()
      if (retrying) return
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

/** Fetches into the browser's cache. Unlike a script's, such a request can be aborted, so that it does not keep one of the six connections. */
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

const retryUrl = (url: string): string => `${url}?again=${(retryCount += 1)}`

const setUrl = (tag: Tag, url: string): void => {
  if (tag instanceof HTMLScriptElement) tag.src = url
  else tag.href = url
}

declare global {
  /** Called by webpack's runtime (`platform/build/GuardedFilesPlugin.ts`). */
  var compliceGuardTag: typeof guardTag
  /** The former name: builds that were published before it changed still call it. */
  var compliceGate: typeof guardTag
}

globalThis.compliceGuardTag = guardTag
globalThis.compliceGate = guardTag
