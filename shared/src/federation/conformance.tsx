import { dirname } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { version as react } from 'react'
import sharedPackage from '../../package.json' with { type: 'json' }
import { addressesBeside } from './conformance/addresses.ts'
import { descriptorProblems } from './conformance/descriptorProblems.ts'
import { anchorProblems, drawingProblem, trespasses } from './conformance/drawingProblems.ts'
import { exportProblems } from './conformance/exportProblems.ts'
import { anyone } from './conformance/grants.ts'
import { leftoverProblems } from './conformance/leftoverProblems.ts'
import { requirementProblems } from './conformance/requirementProblems.ts'
import { routesIn } from './conformance/routesIn.ts'
import type { AreaDescriptor, AreaModule } from './federation.ts'

const provided = { shared: sharedPackage.version, react, 'react-dom': react }
/** Of the whole test, that each visit's own patience is heard first. */
const timeout = 60_000

/**
 * Each area's own proof that the shell will take it, in its `src/remote.test.tsx`:
 * `conforms(descriptor, area, import.meta.dirname)`.
 */
export function conforms(descriptor: AreaDescriptor, module: AreaModule, sources: string): void {
  describe(`the area ${descriptor.name}`, () => {
    it('describes itself as the shell reads it', () => expect(descriptorProblems(descriptor)).toEqual([]))
    it('exposes what the shell draws', () => expect(exportProblems(module)).toEqual([]))
    it('requires only what the shell provides', () =>
      expect(requirementProblems(descriptor, dirname(sources), provided)).toEqual([]))

    it.each(descriptor.paths)(
      'draws $path for everyone it is open to',
      async (path) => expect(await drawingProblem(module, path)).toBeUndefined(),
      timeout,
    )

    it('draws nothing where another area is at home', async () => {
      const beside = addressesBeside(descriptor.paths, routesIn(sources))
      expect(await trespasses(module, beside, anyone)).toEqual([])
    })

    it('has what its tour points at', async () => expect(await anchorProblems(module, descriptor)).toEqual([]), timeout)
    it(
      'leaves no timer and no listener behind',
      async () => expect(await leftoverProblems(module, descriptor)).toEqual([]),
      timeout,
    )
  })
}
