/** `waiting`: not sent yet; `failed`: it is tried again; `refused`: it is not, until something changes. */
export type AutosaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused'

/** How long after each failure what is not saved is sent again; the last one for every later failure. */
const retryDelaysMs = [2_000, 5_000, 15_000, 30_000]

interface AutosaveOptions {
  /** Whether another try may succeed. */
  isRetried: (error: unknown) => boolean
  onState: (state: AutosaveState, error?: unknown) => void
}

export interface Autosave {
  /** Gives the function that sends what is typed by then; it resolves at once where nothing is to be saved. */
  saveBy: (save: () => Promise<void>) => void
  /** Saves after a pause; a later request begins the pause anew. */
  request: (delayMs?: number) => void
  /** Saves what is not saved, at once. */
  flush: () => void
  /** Forgets what is not saved. */
  cancel: () => void
  /** Once nothing is being sent. */
  settled: () => Promise<void>
}

const nothingToSave = () => Promise.resolve()

/** Saves what changes again and again: one save at a time, and another one for what was typed during it. */
export function autosave({ isRetried, onState }: AutosaveOptions): Autosave {
  let save: () => Promise<void> = nothingToSave
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSaving = false
  let running = Promise.resolve()
  let isWanted = false
  let failures = 0

  function run(): void {
    clearTimeout(timer)
    isWanted = isSaving
    if (!isSaving) running = send()
  }

  async function send(): Promise<void> {
    isSaving = true
    onState('saving')
    try {
      await save()
      failures = 0
      onState('saved')
    } catch (error) {
      if (isRetried(error)) {
        timer = setTimeout(run, retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)])
        failures += 1
        onState('failed', error)
      } else onState('refused', error)
    }
    isSaving = false
    if (isWanted) run()
  }

  return {
    saveBy: (next) => {
      save = next
    },
    request: (delayMs = 0) => {
      clearTimeout(timer)
      onState('waiting')
      timer = setTimeout(run, delayMs)
    },
    flush: run,
    cancel: () => {
      clearTimeout(timer)
      isWanted = false
    },
    settled: () => running,
  }
}
