import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createAutosave } from './autosave.ts'
import type { AutosaveState } from './autosave.ts'

const noResponse = new Error('no response')
const refusal = new Error('refused')

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

function createSaverWithOutcomes(...outcomes: (Error | undefined)[]) {
  const states: AutosaveState[] = []
  let saveCount = 0
  const saving = createAutosave({
    isRetryable: (error) => error === noResponse,
    onState: (state) => states.push(state),
  })
  saving.setSave(async () => {
    saveCount += 1
    const outcome = outcomes[saveCount - 1]
    if (outcome) throw outcome
    await Promise.resolve()
  })
  return { saving, states, saves: () => saveCount }
}
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms)

describe('autosave', () => {
  it('saves once after a pause in typing', async () => {
    const { saving, saves, states } = createSaverWithOutcomes()
    saving.request(600)
    await wait(500)
    saving.request(600)
    await wait(599)
    expect(saves()).toBe(0)
    await wait(1)
    expect(saves()).toBe(1)
    expect(states.at(-1)).toBe('saved')
  })

  it('saves at once on flush(), and not again after the pause', async () => {
    const { saving, saves } = createSaverWithOutcomes()
    saving.request(600)
    saving.flush()
    await wait(1000)
    expect(saves()).toBe(1)
  })

  it('saves again if the input changed during a save', async () => {
    const { saving, saves } = createSaverWithOutcomes()
    saving.flush()
    saving.flush()
    await wait(0)
    expect(saves()).toBe(2)
  })

  it('retries while no response is received, until the input is saved', async () => {
    const { saving, saves, states } = createSaverWithOutcomes(noResponse, noResponse)
    saving.flush()
    await wait(0)
    expect(states.at(-1)).toBe('failed')
    await wait(2_000)
    expect(saves()).toBe(2)
    await wait(5_000)
    expect(saves()).toBe(3)
    expect(states.at(-1)).toBe('saved')
  })

  it('does not retry a refused save', async () => {
    const { saving, saves, states } = createSaverWithOutcomes(refusal)
    saving.flush()
    await wait(60_000)
    expect(saves()).toBe(1)
    expect(states.at(-1)).toBe('refused')
  })

  it('discards pending input on cancel()', async () => {
    const { saving, saves } = createSaverWithOutcomes()
    saving.request(600)
    saving.cancel()
    await wait(1_000)
    expect(saves()).toBe(0)
  })
})
