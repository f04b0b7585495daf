/** `waiting`: not sent yet; `failed`: will be retried; `refused`: not retried until the input changes. */
export type AutosaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused'

/** The delays before each retry; the last one repeats. */
const retryDelaysMs = [2_000, 5_000, 15_000, 30_000]

interface AutosaveOptions {
  /** Whether a retry may succeed. */
  isRetryable: (error: unknown) => boolean
  onState: (state: AutosaveState, error?: unknown) => void
}

export interface Autosave {
  /** Sets the function that sends the current input; it resolves at once if nothing is to be saved. */
  setSave: (save: () => Promise<void>) => void
  /** Saves after a pause; a later request restarts it. */
  request: (delayMs?: number) => void
  /** Saves pending input at once. */
  flush: () => void
  /** Discards pending input. */
  cancel: () => void
  /** Resolves when the running save has ended; does not wait for a save that follows it. */
  whenSettled: () => Promise<void>
}

const nothingToSave = () => Promise.resolve()

/** Creates a saver of frequently changing input: one save at a time, and another one for changes made during it. */
export function createAutosave({ isRetryable, onState }: AutosaveOptions): Autosave {
  let save: () => Promise<void> = nothingToSave
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSaving = false
  let runningSave = Promise.resolve()
  let isSaveNeeded = false
  let failures = 0

  function saveNext(): void {
    clearTimeout(timer)
    isSaveNeeded = isSaving
    if (!isSaving) runningSave = send()
  }

  async function send(): Promise<void> {
    isSaving = true
    onState('saving')
    try {
      await save()
      failures = 0
      onState('saved')
    } catch (error) {
      if (isRetryable(error)) {
        timer = setTimeout(saveNext, retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)])
        failures += 1
        onState('failed', error)
      } else onState('refused', error)
    }
    isSaving = false
    if (isSaveNeeded) saveNext()
  }

  return {
    setSave: (newSave) => {
      save = newSave
    },
    request: (delayMs = 0) => {
      clearTimeout(timer)
      onState('waiting')
      timer = setTimeout(saveNext, delayMs)
    },
    flush: saveNext,
    cancel: () => {
      clearTimeout(timer)
      isSaveNeeded = false
    },
    whenSettled: () => runningSave,
  }
}
