import { dirname } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import runtimePackage from '@module-federation/runtime/package.json' with { type: 'json' }
import { version as react } from 'react'
import sharedPackage from '../../package.json' with { type: 'json' }
import { addressesBeside } from './conformance/addresses.ts'
import { descriptorProblems } from './conformance/descriptorProblems.ts'
import { anchorProblems, renderingProblem, trespasses } from './conformance/renderingProblems.ts'
import { exportProblems } from './conformance/exportProblems.ts'
import { anyone } from './conformance/grants.ts'
import { leftoverProblems } from './conformance/leftoverProblems.ts'
import { platformProblems, requirementProblems } from './conformance/requirementProblems.ts'
import { routesIn } from './conformance/routesIn.ts'
import type { AreaDescriptor, AreaModule } from './federation.ts'
import { isAreaModule } from './guards.ts'

const provided = {
  shared: sharedPackage.version,
  react,
  'react-dom': react,
  '@module-federation/runtime': runtimePackage.version,
}
/** Longer than all visits together, so that a slow visit fails by its own time-out. */
const timeoutMs = 60_000

/**
 * Tests that the shell can run an area, called in its `src/remote.test.tsx`:
 * `conforms(descriptor, area, import.meta.dirname)`.
 */
export function conforms(descriptor: AreaDescriptor, module: AreaModule, sources: string): void {
  checkArea(descriptor, module, {
    requirements: () => requirementProblems(descriptor, dirname(sources), provided),
    routed: routesIn(sources),
  })
}

/** The same for the module a build exposes, without its sources: its imports are not checked. */
export function buildConforms(descriptor: AreaDescriptor, exposed: unknown): void {
  if (isAreaModule(exposed))
    checkArea(descriptor, exposed, { requirements: () => platformProblems(descriptor, provided), routed: [] })
  else it('exposes what the shell renders', () => expect(exportProblems(exposed)).toEqual([]))
}

interface Known {
  requirements: () => string[]
  /** The paths with a page in its sources. */
  routed: readonly string[]
}

function checkArea(descriptor: AreaDescriptor, module: AreaModule, { requirements, routed }: Known): void {
  describe(`the area ${descriptor.name}`, () => {
    it('has a valid descriptor', () => expect(descriptorProblems(descriptor)).toEqual([]))
    it('exposes what the shell renders', () => expect(exportProblems(module)).toEqual([]))
    it('requires only what the shell provides', () => expect(requirements()).toEqual([]))

    it.each(descriptor.paths)(
      'renders $path for everyone who may open it',
      async (path) => expect(await renderingProblem(module, path)).toBeUndefined(),
      timeoutMs,
    )

    it('renders nothing at the paths of other areas', async () => {
      const beside = addressesBeside(descriptor.paths, routed)
      expect(await trespasses(module, beside, anyone)).toEqual([])
    })

    it(
      'has the anchors of its tour',
      async () => expect(await anchorProblems(module, descriptor)).toEqual([]),
      timeoutMs,
    )
    it(
      'leaves no timer and no listener behind',
      async () => expect(await leftoverProblems(module, descriptor)).toEqual([]),
      timeoutMs,
    )
  })
}
