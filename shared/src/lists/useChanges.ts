import { useEffect, useEffectEvent } from 'react'
import { callIfChanged } from '../client/call.ts'

/** How long a colleague's change may take to show on a page that is looked at. */
const pollIntervalMs = 5_000

const listeners = new Set<() => void>()
let last: { version: string; etag: string | undefined } | undefined
let timer: ReturnType<typeof setInterval> | undefined
let isAsking = false

/** Asks for the version of what the practice holds, on a visible page only; what is shown is refreshed when it is new. */
async function ask() {
  if (isAsking || document.visibilityState === 'hidden') return
  isAsking = true
  try {
    const response = await callIfChanged('GET /changes', last?.etag)
    if (!response) return
    const { version } = response.body
    const isNew = version !== last?.version
    last = { version, etag: response.etag }
    if (isNew) for (const onChange of listeners) onChange()
  } catch {
    // The next one asks again; what is shown says by itself when the server is away.
  } finally {
    isAsking = false
  }
}

const askNow = () => void ask()

function start() {
  timer = setInterval(askNow, pollIntervalMs)
  window.addEventListener('focus', askNow)
  document.addEventListener('visibilitychange', askNow)
}

function stop() {
  clearInterval(timer)
  window.removeEventListener('focus', askNow)
  document.removeEventListener('visibilitychange', askNow)
}

/** Calls `onChange` within seconds of a change by anybody of the practice, and when the page is looked at again after one. */
export function useChanges(onChange: () => void): void {
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    const listener = () => changed()
    if (listeners.size === 0) start()
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) stop()
    }
  }, [])
}
