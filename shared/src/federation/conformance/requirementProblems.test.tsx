import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { AreaDescriptor } from '../federation.ts'
import { coachingDescriptor } from './sampleArea.tsx'
import { requirementProblems } from './requirementProblems.ts'

describe('requirementProblems', () => {
  const providedVersions = { shared: '0.1.0', react: '19.3.1' }
  let folder = ''
  const writeFile = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const writePackageJson = (dependencies: Record<string, string>) =>
    writeFile('package.json', JSON.stringify({ name: 'mf-coaching', dependencies }))

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'conformance-'))
    writePackageJson({ shared: '0.1.0', leaflet: '1.9.4' })
    writeFile(
      'src/remote.tsx',
      "import { lazy } from 'react'\nimport { Box } from 'shared/ui'\nimport { plural } from 'shared/domain/format'\nimport 'leaflet/dist/leaflet.css'\nimport type { Thing } from 'somewhere'\nconst Page = lazy(() => import('./Page.tsx'))\n",
    )
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('accepts entry points, bundled modules and the packages of the area', () => {
    expect(requirementProblems(coachingDescriptor(), folder, providedVersions)).toEqual([])
  })

  it.each<[string, AreaDescriptor['requires'], string]>([
    [
      'another version of shared',
      { shared: '^0.2.0', react: '^19.0.0' },
      'mf-coaching needs shared ^0.2.0, the shell has 0.1.0',
    ],
    [
      'a library the shell lacks',
      { shared: '^0.1.0', react: '^19.0.0', vue: '^3.0.0' },
      'mf-coaching needs vue ^3.0.0, the shell has none',
    ],
    ['react without a version of shared', { react: '^19.0.0' }, 'requires has no version range of shared'],
  ])('reports the requirement of %s', (_caseName, requires, problem) => {
    expect(requirementProblems(coachingDescriptor({ requires }), folder, providedVersions)).toEqual([problem])
  })

  it.each([
    ['a package that the area does not depend on', "import { map } from 'lodash'", 'lodash'],
    ['a package that the area does not depend on, over several lines', "import {\n  map,\n} from 'lodash'", 'lodash'],
    [
      'a package that the area does not depend on, dynamically',
      "const later = () => import(/* webpackChunkName: 'x' */ 'lodash')",
      'lodash',
    ],
    [
      'a package that the shell provides through an entry point only',
      "import { Slider } from '@mui/material'",
      '@mui/material',
    ],
    ['a module of shared that is not an entry point', "import { thing } from 'shared/ui/maps'", 'shared/ui/maps'],
    ['a module of shared for tests', "import { openArea } from 'shared/testing'", 'shared/testing'],
    ['another area', "export { Page } from '../../../mf-agenda/src/Page.tsx'", '../../../mf-agenda/src/Page.tsx'],
  ])('reports a source that imports %s', (_caseName, source, specifier) => {
    writeFile('src/pages/Page.tsx', source)
    expect(requirementProblems(coachingDescriptor(), folder, providedVersions)).toEqual([
      `src/pages/Page.tsx imports ${specifier}, which is neither an entry point of the platform nor a dependency of the area`,
    ])
  })

  it('reports a dependency on a package that must exist only once', () => {
    writePackageJson({ shared: '0.1.0', leaflet: '1.9.4', '@mui/material': '9.5.0' })
    expect(requirementProblems(coachingDescriptor(), folder, providedVersions)).toEqual([
      'package.json depends on @mui/material, which the shell provides: import it through the entry points of shared',
    ])
  })
})
