import { dirname } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import runtimePackage from '@module-federation/runtime/package.json' with { type: 'json' }
import { version as reactVersion } from 'react'
import sharedPackage from '../../package.json' with { type: 'json' }
import { addressesOutside } from './conformance/exampleAddresses.ts'
import { descriptorProblems } from './conformance/descriptorProblems.ts'
import { anchorProblems, renderingProblem, foreignAddressProblems } from './conformance/renderingProblems.ts'
import { exportProblems } from './conformance/exportProblems.ts'
import { memberWithAllRights } from './conformance/grants.ts'
import { leftoverProblems } from './conformance/leftoverProblems.ts'
import { platformProblems, requirementProblems } from './conformance/requirementProblems.ts'
import { routesIn } from './conformance/routesIn.ts'
import type { AreaDescriptor, AreaModule } from './federation.ts'
import { isAreaModule } from './guards.ts'

const providedVersions = {
  shared: sharedPackage.version,
  react: reactVersion,
  'react-dom': reactVersion,
  '@module-federation/runtime': runtimePackage.version,
}
/** The time-out of a test, longer than the time-out of a page, so that a page that never loads is reported as such. */
const timeoutMs = 60_000

/**
 * Declares the tests that check whether the shell can run an area. The area's `src/remote.test.tsx` calls
 * `conforms(descriptor, area, import.meta.dirname)`.
 */
export function conforms(descriptor: AreaDescriptor, module: AreaModule, sourceFolder: string): void {
  checkArea(descriptor, module, {
    requirements: () => requirementProblems(descriptor, dirname(sourceFolder), providedVersions),
    routedPaths: routesIn(sourceFolder),
  })
}

/**
 * Declares the same tests for the module that a build exposes; its imports are not checked, as the sources are missing.
 */
export function buildConforms(descriptor: AreaDescriptor, exposed: unknown): void {
  if (isAreaModule(exposed))
    checkArea(descriptor, exposed, {
      requirements: () => platformProblems(descriptor, providedVersions),
      routedPaths: [],
    })
  else it('exposes a module that the shell can render', () => expect(exportProblems(exposed)).toEqual([]))
}

interface AreaChecks {
  requirements: () => string[]
  /** The paths for which the area's sources define a page. */
  routedPaths: readonly string[]
}

function checkArea(descriptor: AreaDescriptor, module: AreaModule, { requirements, routedPaths }: AreaChecks): void {
  describe(`the area ${descriptor.name}`, () => {
    it('has a valid descriptor', () => expect(descriptorProblems(descriptor)).toEqual([]))
    it('exposes a module that the shell can render', () => expect(exportProblems(module)).toEqual([]))
    it('requires only what the shell provides', () => expect(requirements()).toEqual([]))

    it.each(descriptor.paths)(
      'renders $path for every kind of visitor that may open it',
      async (path) => expect(await renderingProblem(module, path)).toBeUndefined(),
      timeoutMs,
    )

    it('renders nothing at paths outside its descriptor', async () => {
      const outsideAddresses = addressesOutside(descriptor.paths, routedPaths)
      expect(await foreignAddressProblems(module, outsideAddresses, memberWithAllRights)).toEqual([])
    })

    it(
      'has the anchors of its tour',
      async () => expect(await anchorProblems(module, descriptor)).toEqual([]),
      timeoutMs,
    )
    it(
      'leaves no timer, listener, observer, open channel or unregistered stored key behind',
      async () => expect(await leftoverProblems(module, descriptor)).toEqual([]),
      timeoutMs,
    )
  })
}
