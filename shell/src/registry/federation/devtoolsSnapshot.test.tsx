import '../../testing/defineBuildGlobals.ts'
import { expect, it, jest } from '@jest/globals'
import { describeArea } from 'shared/federation'
import type { Registry } from 'shared/federation'
import { refreshRegistry, startRegistry } from '../registry.ts'
import { publishSnapshot } from './devtoolsSnapshot.ts'

const hash = `sha384-${'A'.repeat(64)}`
const descriptor = describeArea({ name: 'mf-agenda', title: 'Agenda', requires: {}, paths: [], menu: [], tour: [] })
const createRegistry = (serial: number, current: string): Registry => ({
  schema: 1,
  serial,
  shell: 's1',
  areas: {
    'mf-agenda': {
      current,
      builds: {
        [current]: {
          base: `/mf/agenda/${current}/`,
          entry: 'entry.js',
          container: 'agenda',
          first: ['remote.js'],
          files: { 'entry.js': hash, 'remote.js': hash, 'week.js': hash, 'week.css': hash },
          descriptor,
        },
      },
    },
  },
})
const deploy = (registry: Registry) => jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(registry))
const federation: { moduleInfo?: unknown } = {}

it("publishSnapshot publishes the areas for Module Federation's browser extension and, after a release, their new builds", async () => {
  Reflect.set(globalThis, '__FEDERATION__', federation)
  deploy(createRegistry(1, 'one'))
  await startRegistry()
  publishSnapshot()
  expect(federation.moduleInfo).toMatchObject({
    complice_shell: { version: 's1', remotesInfo: { 'mf-agenda': { matchedVersion: 'one' } } },
    'mf-agenda:one': {
      remoteEntry: 'entry.js',
      publicPath: 'http://localhost/mf/agenda/one/',
      modules: [
        { assets: { js: { sync: ['remote.js'], async: ['week.js'] }, css: { sync: [], async: ['week.css'] } } },
      ],
    },
  })
  deploy(createRegistry(2, 'two'))
  await refreshRegistry()
  expect(federation.moduleInfo).toHaveProperty('mf-agenda:two')
})
