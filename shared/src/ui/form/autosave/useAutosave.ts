import { useEffect, useState } from 'react'
import { ApiError } from '../../../client/ApiError.ts'
import { useUnsavedGuard } from '../../unsaved.ts'
import { createAutosave } from './autosave.ts'
import type { Autosave, AutosaveState } from './autosave.ts'

/** Whether a request failed without a response, with a server error, or because of too many requests. */
export const isRetryable = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 429)

export interface Autosaving extends Omit<Autosave, 'setSave'> {
  state: AutosaveState
  /** The reason why the input could not be saved. */
  error: unknown
}

/**
 * Saves the input by `save`, including pending input when the component or the page is left, or the network returns.
 * Requires a confirmation before the page is left if input could not be saved; with `hasTypedInput`, also if typed
 * input was not sent yet.
 */
export function useAutosave(save: () => Promise<void>, hasTypedInput = false): Autosaving {
  const [{ state, error }, setState] = useState<{ state: AutosaveState; error?: unknown }>({ state: 'saved' })
  const [saver] = useState(() =>
    createAutosave({
      isRetryable,
      onState: (nextState, reason) => setState({ state: nextState, error: reason }),
    }),
  )
  useEffect(() => saver.setSave(save))
  useUnsavedGuard(state === 'failed' || state === 'refused' || (hasTypedInput && state !== 'saving'))
  useEffect(() => {
    addEventListener('pagehide', saver.flush)
    addEventListener('online', saver.flush)
    return () => {
      removeEventListener('pagehide', saver.flush)
      removeEventListener('online', saver.flush)
      saver.flush()
    }
  }, [saver])
  return { ...saver, state, error }
}
