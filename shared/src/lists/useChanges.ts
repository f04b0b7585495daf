import { useEffect, useEffectEvent } from 'react'
import { callIfChanged } from '../client/call.ts'

/** The interval at which a visible page polls the version of the practice's data. */
const pollIntervalMs = 5_000

const listeners = new Set<() => void>()
let lastVersion: { version: string; etag: string | undefined } | undefined
let timer: ReturnType<typeof setInterval> | undefined
let isPolling = false

/** Requests the version of the practice's data if the page is visible, and calls the listeners if it has changed. */
async function poll() {
  if (isPolling || document.visibilityState === 'hidden') return
  isPolling = true
  try {
    const response = await callIfChanged('GET /changes', lastVersion?.etag)
    if (!response) return
    const { version } = response.body
    const isNew = version !== lastVersion?.version
    lastVersion = { version, etag: response.etag }
    if (isNew) for (const onChange of listeners) onChange()
  } catch {
    // The next poll tries again; the queries themselves report an unreachable server.
  } finally {
    isPolling = false
  }
}

const pollNow = () => void poll()

function startPolling() {
  timer = setInterval(pollNow, pollIntervalMs)
  window.addEventListener('focus', pollNow)
  document.addEventListener('visibilitychange', pollNow)
}

function stopPolling() {
  clearInterval(timer)
  window.removeEventListener('focus', pollNow)
  document.removeEventListener('visibilitychange', pollNow)
}

/**
 * Calls `onChange` after the document's first poll, then a few seconds after the practice's data has changed, also by
 * this page. A hidden page does not poll: it learns of a change as soon as it becomes visible.
 */
export function useChanges(onChange: () => void): void {
  const notifyChange = useEffectEvent(onChange)
  useEffect(() => {
    const listener = () => notifyChange()
    if (listeners.size === 0) startPolling()
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) stopPolling()
    }
  }, [])
}
