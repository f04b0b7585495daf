import { expect, test } from '@jest/globals'
import { runInOrder } from './runInOrder.ts'

const allCallbacks = () => new Promise(setImmediate)
const endAtOnce = async () => {}

/** A `run` that ends each step on demand, and the names of the started steps. */
function controlledRun() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const run = ({ name }: { name: string }) => {
    started.push(name)
    return new Promise<void>((resolve) => ends.set(name, resolve))
  }
  const end = async (name: string) => {
    await allCallbacks()
    ends.get(name)?.()
    await allCallbacks()
  }
  return { started, run, end }
}

test('a step starts when all the steps it follows have ended, whatever else runs', async () => {
  const { started, run, end } = controlledRun()
  const all = runInOrder(
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
  await expect(all).resolves.toBeUndefined()
})

test('a step cannot follow a step that is not listed above it', async () => {
  await expect(runInOrder([{ name: 'unit', after: ['bulid'] }], endAtOnce)).rejects.toThrow("named 'bulid'")
  await expect(runInOrder([{ name: 'unit', after: ['build'] }, { name: 'build' }], endAtOnce)).rejects.toThrow(
    "'build'",
  )
})
