import '../../testing/host.ts'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { describeArea } from 'shared/federation'
import type { AreaBuild } from 'shared/federation'
import { loadBuild } from './loadBuild.ts'

const descriptor = describeArea({ name: 'mf-agenda', title: 'Agenda', requires: {}, paths: [], menu: [], tour: [] })
const build: AreaBuild = {
  base: '/mf/agenda/1/',
  entry: 'entry.js',
  container: 'agenda',
  first: [],
  files: {},
  descriptor,
}

const container = () => ({
  init: () => {},
  get: () => Promise.resolve(() => ({ default: { contract: 1, Root: () => null } })),
})

beforeEach(() => document.head.replaceChildren())
afterEach(() => void Reflect.deleteProperty(globalThis, 'agenda'))

describe('a build that this platform cannot run', () => {
  it.each([
    ['requires a version that the shell does not have', { ...descriptor, requires: { shared: '^9.0.0' } }],
    ['implements another contract', JSON.parse(JSON.stringify({ ...descriptor, contract: 2 }))],
  ])('is not even requested when it %s', async (_why, other) => {
    await expect(loadBuild({ ...build, descriptor: other }, 1000)).rejects.toMatchObject({ phase: 'platform' })
    expect(document.querySelector('script')).toBeNull()
  })
})

describe('a build that this platform runs', () => {
  it('is requested, and abandoned after its timeout', async () => {
    await expect(loadBuild(build, 50)).rejects.toMatchObject({ phase: 'entry', name: 'TimeoutError' })
    expect(document.querySelector('script')?.src).toContain('/mf/agenda/1/entry.js')
  })

  it('runs its entry with its integrity hash, and again when it is loaded again', async () => {
    for (const attempt of [1, 2]) {
      const module = loadBuild(build, 1000)
      await waitFor(() => expect(document.querySelector('script')?.src).toContain('/mf/agenda/1/entry.js'))
      expect(document.querySelector('script')?.integrity).toMatch(/^sha384-/)
      expect(Reflect.get(globalThis, 'agenda')).toBeUndefined()
      Reflect.set(globalThis, 'agenda', container())
      document.querySelector('script')?.dispatchEvent(new Event('load'))
      await expect(module).resolves.toMatchObject({ contract: 1 })
      if (attempt === 1) document.head.replaceChildren()
    }
  })
})
