import '../testing/host.ts'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { describeArea } from 'shared/federation'
import type { AreaBuild } from 'shared/federation'
import { loadBuild } from './loadBuild.ts'

const descriptor = describeArea({ name: 'mf-agenda', title: 'Agenda', requires: {}, paths: [], menu: [], tour: [] })
const build: AreaBuild = { base: '/mf/agenda/1/', entry: 'entry.js', container: 'agenda', first: [], files: {}, descriptor }

beforeEach(() => document.head.replaceChildren())

describe('a build that this platform cannot run', () => {
  it.each([
    ['asks for what the shell has not', { ...descriptor, requires: { shared: '^9.0.0' } }],
    ['speaks another contract', JSON.parse(JSON.stringify({ ...descriptor, contract: 2 }))],
  ])('is not even asked for when it %s', async (_why, other) => {
    await expect(loadBuild({ ...build, descriptor: other }, 1000)).rejects.toMatchObject({ phase: 'platform' })
    expect(document.querySelector('script')).toBeNull()
  })
})

describe('a build that this platform runs', () => {
  it('is asked for, and given up in time', async () => {
    await expect(loadBuild(build, 50)).rejects.toMatchObject({ phase: 'entry', name: 'TimeoutError' })
    expect(document.querySelector('script')?.src).toContain('/mf/agenda/1/entry.js')
  })
})
