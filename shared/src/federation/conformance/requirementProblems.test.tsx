import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { AreaDescriptor } from '../federation.ts'
import { coaching } from './anArea.tsx'
import { requirementProblems } from './requirementProblems.ts'

describe('what an area requires', () => {
  const provided = { shared: '0.1.0', react: '19.3.1' }
  let folder = ''
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const packageWith = (dependencies: Record<string, string>) =>
    write('package.json', JSON.stringify({ name: 'mf-coaching', dependencies }))

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'conformance-'))
    packageWith({ shared: '0.1.0', leaflet: '1.9.4' })
    write(
      'src/remote.tsx',
      "import { lazy } from 'react'\nimport { Box } from 'shared/ui'\nimport { plural } from 'shared/domain/format'\nimport 'leaflet/dist/leaflet.css'\nimport type { Thing } from 'somewhere'\nconst Page = lazy(() => import('./Page.tsx'))\n",
    )
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is satisfied by the entry points, the bundled rules and its own packages', () => {
    expect(requirementProblems(coaching(), folder, provided)).toEqual([])
  })

  it.each<[string, AreaDescriptor['requires'], string]>([
    ['another shared', { shared: '^0.2.0', react: '^19.0.0' }, 'mf-coaching needs shared ^0.2.0, the shell has 0.1.0'],
    [
      'a library the shell lacks',
      { shared: '^0.1.0', react: '^19.0.0', vue: '^3.0.0' },
      'mf-coaching needs vue ^3.0.0, the shell has none',
    ],
    ['no version of shared', { react: '^19.0.0' }, 'requires has no version range of shared'],
  ])('is refused when it is %s', (_caseName, requires, problem) => {
    expect(requirementProblems(coaching({ requires }), folder, provided)).toEqual([problem])
  })

  it.each([
    ['a library that is not its own', "import { map } from 'lodash'", 'lodash'],
    ['over several lines', "import {\n  map,\n} from 'lodash'", 'lodash'],
    ['on demand', "const later = () => import(/* webpackChunkName: 'x' */ 'lodash')", 'lodash'],
    ['what an entry point imports', "import { Slider } from '@mui/material'", '@mui/material'],
    ['an entry point that is not exported', "import { thing } from 'shared/ui/maps'", 'shared/ui/maps'],
    ['a module for tests only', "import { openArea } from 'shared/testing'", 'shared/testing'],
    ['another area', "export { Page } from '../../../mf-agenda/src/Page.tsx'", '../../../mf-agenda/src/Page.tsx'],
  ])('is refused when it imports %s', (_caseName, source, request) => {
    write('src/pages/Page.tsx', source)
    expect(requirementProblems(coaching(), folder, provided)).toEqual([
      `src/pages/Page.tsx imports ${request}, which is neither an entry point of the platform nor a dependency of the area`,
    ])
  })

  it('is refused when it bundles a package that may exist only once', () => {
    packageWith({ shared: '0.1.0', leaflet: '1.9.4', '@mui/material': '9.5.0' })
    expect(requirementProblems(coaching(), folder, provided)).toEqual([
      'package.json depends on @mui/material, which the shell provides: import it through the entry points of shared',
    ])
  })
})
