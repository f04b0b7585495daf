import '../testing/defineBuildGlobals.ts'
import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { describeArea } from 'shared/federation'
import type { Registry } from 'shared/federation'
import { startRegistry } from './registry.ts'
import { reportUncaughtErrors } from './uncaughtErrors.ts'

const hash = `sha384-${'A'.repeat(64)}`
const descriptor = describeArea({ name: 'mf-agenda', title: 'Agenda', requires: {}, paths: [], menu: [], tour: [] })
const registry: Registry = {
  schema: 1,
  serial: 1,
  shell: '1',
  areas: {
    'mf-agenda': {
      current: 'two',
      builds: {
        two: {
          base: '/mf/agenda/two/',
          entry: 'entry.js',
          container: 'agenda',
          first: [],
          files: { 'entry.js': hash },
          descriptor,
        },
      },
    },
  },
}
const warn = jest.spyOn(console, 'warn')

const createErrorThrownAt = (address: string): Error =>
  Object.assign(new Error('of a timer'), { stack: `Error: of a timer\n    at tick (${address}:1:200)` })

reportUncaughtErrors()
beforeEach(async () => {
  localStorage.setItem('complice.registry', JSON.stringify(registry))
  await startRegistry()
  warn.mockReset().mockReturnValue()
})

describe('an uncaught error of an area, outside of rendering', () => {
  it('is reported for the build whose file is in the stack', () => {
    const error = createErrorThrownAt(`${location.origin}/mf/agenda/two/278.js`)
    window.dispatchEvent(new ErrorEvent('error', { error }))
    expect(warn).toHaveBeenCalledWith('mf-agenda@two render shown', error)
  })

  it('is not reported when the shell threw it, or when it is not an Error', () => {
    window.dispatchEvent(new ErrorEvent('error', { error: createErrorThrownAt(`${location.origin}/shell/1/main.js`) }))
    window.dispatchEvent(new ErrorEvent('error', { error: 'a word' }))
    expect(warn).not.toHaveBeenCalled()
  })
})
