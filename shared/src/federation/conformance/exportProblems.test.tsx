import { describe, expect, it } from '@jest/globals'
import { validArea } from './anArea.tsx'
import { exportProblems } from './exportProblems.ts'

describe('the default export of remote.tsx', () => {
  it('has no problem when it is valid', () => {
    expect(exportProblems({ ...validArea, init: () => {}, prefetch: () => {}, dispose: () => {} })).toEqual([])
  })

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'remote.tsx has no default export'],
    ['a component alone', validArea.Root, 'remote.tsx has no default export'],
    ['no Root', { contract: 1 }, 'Root is missing'],
    ['a Root that is not a component', { contract: 1, Root: 'main' }, 'Root is not a component'],
    ['another contract', { ...validArea, contract: 2 }, 'contract is 2, the shell supports 1'],
    ['an init that cannot be called', { ...validArea, init: 'now' }, 'init is a string, not a function'],
    ['a prefetch that cannot be called', { ...validArea, prefetch: [] }, 'prefetch is a object, not a function'],
    ['a dispose that cannot be called', { ...validArea, dispose: {} }, 'dispose is a object, not a function'],
    ['a member beyond the contract', { ...validArea, mount: () => {} }, 'mount is not part of the contract'],
  ])('is refused when it is %s', (_caseName, module, problem) => {
    expect(exportProblems(module)).toEqual([expect.stringContaining(problem)])
  })
})
