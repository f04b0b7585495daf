import { beforeAll, describe, expect, it } from '@jest/globals'
import { lintSources, type Diagnostic } from '../../lint/lintSources.ts'

const forbiddenImports: [caseName: string, file: string, source: string][] = [
  ['an area to import another area, by name', 'mf-agenda/src/a.ts', 'mf-patients/src/patients'],
  ['an area to import another area, by path', 'mf-agenda/src/calendar/b.ts', '../../../mf-patients/src/patients.ts'],
  ['an area to import another area, by path from its root', 'mf-agenda/src/c.ts', '../../mf-patients/src/patients.ts'],
  [
    'an area to import an area whose name has two words, by path',
    'mf-agenda/src/c2.ts',
    '../../mf-group-care/src/team/api.ts',
  ],
  ['an area to import the shell', 'mf-public/src/d.ts', '../../shell/src/Shell.tsx'],
  ['an area to import the API', 'mf-finance/src/e.ts', '../../api/src/db.ts'],
  ['an area to import an internal file of shared', 'mf-finance/src/f.ts', '../../shared/src/ui/ui.ts'],
  ['an area to import MUI directly', 'mf-settings/src/g.ts', '@mui/material'],
  ['an area to import the router directly', 'mf-settings/src/h.ts', 'react-router-dom'],
  ['an area to import the store directly', 'mf-settings/src/i.ts', 'zustand'],
  ['an area to import the HTTP client directly', 'mf-settings/src/j.ts', 'ky'],
  ['an area to import the form library directly', 'mf-settings/src/k.ts', 'react-hook-form'],
  ['the embed to import MUI directly', 'mf-public/embed/y.ts', '@mui/material'],
  ['the shell to import an area', 'shell/src/l.ts', 'mf-agenda/src/remote'],
  ['the shell to import an area, by path', 'shell/src/menu/m.ts', '../../../mf-agenda/src/remote.tsx'],
  ['shared to import an area', 'shared/src/ui/n.ts', '../../../mf-agenda/src/remote.tsx'],
  ['shared to import the API', 'shared/src/client/o.ts', 'api/src/db'],
  ['a rule to import React', 'shared/src/domain/p.ts', 'react'],
  ['a rule to import an entry point of the screens', 'shared/src/domain/q.ts', '../ui/ui.ts'],
  ['a rule to import Node', 'shared/src/domain/r.ts', 'node:fs'],
  ['a rule to import the database', 'shared/src/domain/s.ts', 'pg'],
  ['a contract to import the HTTP client', 'shared/src/contracts/t.ts', '../client/client.ts'],
  ['a rule to import an area', 'shared/src/domain/u.ts', '../../../mf-agenda/src/remote.tsx'],
  ['the API to import a screen', 'api/src/v.ts', '../../mf-agenda/src/remote.tsx'],
  ['the API to import an entry point of the screens', 'api/src/modules/w.ts', 'shared/ui'],
  ['the API to import React', 'api/src/x.ts', 'react'],
]

const allowedImports: [file: string, source: string][] = [
  ['mf-agenda/src/calendar/allowed.ts', 'shared/ui/form'],
  ['mf-agenda/src/calendar/rule.ts', 'shared/domain/sessions/booking'],
  ['mf-agenda/src/calendar/call.ts', '../api.ts'],
  ['api/src/allowed.ts', 'shared/contracts/routes'],
  ['shared/src/ui/allowed.ts', '@mui/material'],
  ['shared/src/domain/allowed.ts', '../contracts/access.ts'],
]

const sourceImporting = (source: string) => `import { thing } from '${source}'\n\nexport const other = thing\n`
const sourceImportingType = (source: string) =>
  `import type { Thing as Other } from '${source}'\n\nexport type Thing = Other[]\n`

describe('the import boundaries between packages', () => {
  let diagnostics: Diagnostic[]
  const codesOf = (file: string) =>
    diagnostics.filter(({ filename }) => filename.endsWith(file)).map(({ code }) => code)

  beforeAll(async () => {
    diagnostics = await lintSources({
      ...Object.fromEntries(forbiddenImports.map(([, file, source]) => [file, sourceImporting(source)])),
      ...Object.fromEntries(allowedImports.map(([file, source]) => [file, sourceImporting(source)])),
      'shell/src/circle/one.ts': sourceImporting('./two.ts'),
      'shell/src/circle/two.ts': sourceImporting('./one.ts'),
      'shell/src/circle/three.ts': sourceImportingType('./four.ts'),
      'shell/src/circle/four.ts': sourceImportingType('./three.ts'),
    })
  })

  it.each(forbiddenImports)('forbid %s', (_caseName, file) => {
    expect(codesOf(file)).toContain('eslint(no-restricted-imports)')
  })

  it('refuse an import cycle', () => {
    expect(codesOf('circle/one.ts')).toContain('import(no-cycle)')
  })

  it('refuse an import cycle of types', () => {
    expect(codesOf('circle/three.ts')).toContain('import(no-cycle)')
  })

  it.each(allowedImports)('let %s import %s', (file) => {
    expect(codesOf(file)).not.toContain('eslint(no-restricted-imports)')
  })
})
