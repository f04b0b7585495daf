import '../../testing/defineBuildGlobals.ts'
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

const createContainer = () => ({
  init: () => {},
  get: () => Promise.resolve(() => ({ default: { contract: 1, Root: () => null } })),
})

beforeEach(() => document.head.replaceChildren())
afterEach(() => void Reflect.deleteProperty(globalThis, 'agenda'))

describe('loadBuild with an incompatible build', () => {
  it.each([
    [
      'requires a version of a package that the shell does not provide',
      { ...descriptor, requires: { shared: '^9.0.0' } },
    ],
    ['implements another version of the area contract', JSON.parse(JSON.stringify({ ...descriptor, contract: 2 }))],
  ])('does not request a build that %s', async (_caseName, incompatible) => {
    await expect(loadBuild({ ...build, descriptor: incompatible }, 1000)).rejects.toMatchObject({ phase: 'platform' })
    expect(document.querySelector('script')).toBeNull()
  })
})

describe('loadBuild with a compatible build', () => {
  it('requests the build, and rejects after the timeout', async () => {
    await expect(loadBuild(build, 50)).rejects.toMatchObject({ phase: 'entry', name: 'TimeoutError' })
    expect(document.querySelector('script')?.src).toContain('/mf/agenda/1/entry.js')
  })

  it("runs the build's entry with its integrity hash, and runs it again when the build is loaded again", async () => {
    for (const attempt of [1, 2]) {
      const module = loadBuild(build, 1000)
      await waitFor(() => expect(document.querySelector('script')?.src).toContain('/mf/agenda/1/entry.js'))
      expect(document.querySelector('script')?.integrity).toMatch(/^sha384-/)
      expect(Reflect.get(globalThis, 'agenda')).toBeUndefined()
      Reflect.set(globalThis, 'agenda', createContainer())
      document.querySelector('script')?.dispatchEvent(new Event('load'))
      await expect(module).resolves.toMatchObject({ contract: 1 })
      if (attempt === 1) document.head.replaceChildren()
    }
  })
})
