import { expect, test } from '@jest/globals'
import { runInOrder } from './runInOrder.ts'

const waitForCallbacks = () => new Promise(setImmediate)
const endImmediately = async () => {}

/** Returns a `run` function whose steps end only on demand, and the names of the started steps. */
function createControlledRun() {
  const startedNames: string[] = []
  const ends = new Map<string, () => void>()
  const run = ({ name }: { name: string }) => {
    startedNames.push(name)
    return new Promise<void>((resolve) => ends.set(name, resolve))
  }
  const end = async (name: string) => {
    await waitForCallbacks()
    ends.get(name)?.()
    await waitForCallbacks()
  }
  return { started: startedNames, run, end }
}

test('runInOrder starts a step when all steps that it follows have ended, whatever else runs', async () => {
  const { started, run, end } = createControlledRun()
  const allSteps = runInOrder(
    [
      { name: 'build' },
      { name: 'lint' },
      { name: 'types' },
      { name: 'unit', after: ['build', 'types'] },
      { name: 'journeys', after: ['unit', 'lint'] },
    ],
    run,
  )
  await end('types')
  expect(started).toEqual(['build', 'lint', 'types'])
  await end('build')
  expect(started).toEqual(['build', 'lint', 'types', 'unit'])
  await end('unit')
  expect(started).not.toContain('journeys')
  await end('lint')
  expect(started).toContain('journeys')
  await end('journeys')
  await expect(allSteps).resolves.toBeUndefined()
})

test('runInOrder rejects a step that follows a step not listed before it', async () => {
  await expect(runInOrder([{ name: 'unit', after: ['bulid'] }], endImmediately)).rejects.toThrow("named 'bulid'")
  await expect(runInOrder([{ name: 'unit', after: ['build'] }, { name: 'build' }], endImmediately)).rejects.toThrow(
    "'build'",
  )
})
