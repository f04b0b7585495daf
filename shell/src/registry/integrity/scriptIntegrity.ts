import { unhurried } from '../connection.ts'

type Tag = HTMLScriptElement | HTMLLinkElement

/** A hash no file has: what the registry does not know is fetched and refused, never executed. */
const noFile = `sha384-${'A'.repeat(64)}`

/** An address that fails or stays silent is asked once more under another name, before its file counts as lost. */
const silence = 4000
const lastSilence = 5000
const beforeAgain = 100

const known = new Map<string, string>()
const unanswered = new Set<string>()
let attempt = 0
let isReplaced: (address: string) => Promise<boolean> = () => Promise.resolve(false)

const addressOf = (url: string): string => new URL(url, location.href).href

/** Lets the files of one build through: their names under `base`, and their SHA-384. */
export function admit(base: string, files: Readonly<Record<string, string>>): void {
  for (const [file, hash] of Object.entries(files)) known.set(addressOf(base + file), hash)
}

/** Asked before a file counts as lost. Once it answers true, nobody is told: who waited for the file is no longer there. */
export function beforeLosing(answer: typeof isReplaced): void {
  isReplaced = answer
}

/** Every script and style sheet passes here before it is attached: the shell's own, the areas' and their chunks. */
export function gate(tag: Tag, url: string): void {
  const address = addressOf(url)
  const integrity = known.get(address) ?? noFile
  tag.integrity = integrity
  if (!address.startsWith(`${location.origin}/`)) tag.crossOrigin = 'anonymous'
  // The browser makes a second request wait for a first one that hangs: another address asks again at once.
  if (unanswered.has(address)) write(tag, another(address))
  unanswered.add(address)
  giveAnotherChance(tag, address, integrity)
}

function giveAnotherChance(tag: Tag, address: string, integrity: string): void {
  let second: Tag | undefined
  let asksAgain = false
  let over = false

  const settle = (): boolean => {
    if (over) return false
    over = true
    clearTimeout(timer)
    second?.remove()
    return true
  }
  const pass = (outcome: 'load' | 'error') => settle() && tag.dispatchEvent(new Event(outcome))
  const lose = () => void isReplaced(address).then((replaced) => (replaced ? settle() : pass('error')))
  const askAgain = async () => {
    asksAgain = true
    const url = another(address)
    const there = await isThere(url, integrity)
    if (over) return
    if (!there) {
      lose()
      return
    }
    second = copyOf(tag)
    second.integrity = integrity
    write(second, url)
    second.addEventListener('load', () => pass('load'))
    second.addEventListener('error', lose)
    document.head.append(second)
  }

  let timer = setTimeout(() => void askAgain(), unhurried(silence))
  tag.addEventListener(
    'error',
    (event) => {
      if (over) return
      // Those who wait for the file hear of its second chance only.
      event.stopImmediatePropagation()
      if (asksAgain) return
      clearTimeout(timer)
      timer = setTimeout(() => void askAgain(), beforeAgain)
    },
    { capture: true },
  )
  tag.addEventListener(
    'load',
    () => {
      unanswered.delete(address)
      settle()
    },
    { capture: true },
  )
}

/** Into the browser's cache. Unlike a script's, such a request can be given up: a browser has six connections, and silence holds one. */
async function isThere(url: string, integrity: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { integrity, signal: AbortSignal.timeout(unhurried(lastSilence)) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

function copyOf(tag: Tag): Tag {
  const copy = document.createElement(tag instanceof HTMLScriptElement ? 'script' : 'link')
  for (const { name, value } of tag.attributes) copy.setAttribute(name, value)
  return copy
}

const another = (address: string): string => `${address}?again=${(attempt += 1)}`

const write = (tag: Tag, address: string): void => {
  if (tag instanceof HTMLScriptElement) tag.src = address
  else tag.href = address
}

declare global {
  var compliceGate: typeof gate
}

globalThis.compliceGate = gate
