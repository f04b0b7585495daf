import { describe, expect, it } from '@jest/globals'
import { validArea } from './sampleArea.tsx'
import { exportProblems } from './exportProblems.ts'

describe('the default export of remote.tsx', () => {
  it('is accepted if it is valid', () => {
    expect(exportProblems({ ...validArea, init: () => {}, prefetch: () => {}, dispose: () => {} })).toEqual([])
  })

  it.each<[string, unknown, string]>([
    ['undefined', undefined, 'remote.tsx has no default export'],
    ['a component alone', validArea.Root, 'remote.tsx has no default export'],
    ['a module without Root', { contract: 1 }, 'Root is missing'],
    ['a module with a Root that is not a component', { contract: 1, Root: 'main' }, 'Root is not a component'],
    ['a module of another contract version', { ...validArea, contract: 2 }, 'contract is 2, the shell supports 1'],
    ['a module with an init that is not a function', { ...validArea, init: 'now' }, 'init is a string, not a function'],
    [
      'a module with a prefetch that is not a function',
      { ...validArea, prefetch: [] },
      'prefetch is a object, not a function',
    ],
    [
      'a module with a dispose that is not a function',
      { ...validArea, dispose: {} },
      'dispose is a object, not a function',
    ],
    ['a module with an unknown member', { ...validArea, mount: () => {} }, 'mount is not part of the contract'],
  ])('is refused if it is %s', (_caseName, module, problem) => {
    expect(exportProblems(module)).toEqual([expect.stringContaining(problem)])
  })
})
