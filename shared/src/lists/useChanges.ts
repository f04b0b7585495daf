import { useEffect, useEffectEvent } from 'react'
import { callIfChanged } from '../client/call.ts'

/** The maximum delay until a colleague's change is shown on a visible page. */
const pollIntervalMs = 5_000

const listeners = new Set<() => void>()
let last: { version: string; etag: string | undefined } | undefined
let timer: ReturnType<typeof setInterval> | undefined
let isAsking = false

/** Requests the version of the practice's data, on a visible page only; calls the listeners if it is new. */
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
    // The next poll tries again; the queries themselves report an unreachable server.
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

/**
 * Calls `onChange` within seconds of a change by anybody of the practice, and when the page becomes visible after one.
 */
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
