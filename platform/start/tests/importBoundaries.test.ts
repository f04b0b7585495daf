import { beforeAll, describe, expect, it } from '@jest/globals'
import { lintSources, type Diagnostic } from '../../lint/lintSources.ts'

const forbidden: [sentence: string, file: string, source: string][] = [
  ['an area and another, by name', 'mf-agenda/src/a.ts', 'mf-patients/src/patients'],
  ['an area and another, by path', 'mf-agenda/src/calendar/b.ts', '../../../mf-patients/src/patients.ts'],
  ['an area and another, by path from its root', 'mf-agenda/src/c.ts', '../../mf-patients/src/patients.ts'],
  ['an area and one of two words, by path', 'mf-agenda/src/c2.ts', '../../mf-group-care/src/team/api.ts'],
  ['an area and the shell', 'mf-public/src/d.ts', '../../shell/src/Shell.tsx'],
  ['an area and the API', 'mf-finance/src/e.ts', '../../api/src/db.ts'],
  ['an area and an internal file of shared', 'mf-finance/src/f.ts', '../../shared/src/ui/ui.ts'],
  ['an area and MUI directly', 'mf-settings/src/g.ts', '@mui/material'],
  ['an area and the router directly', 'mf-settings/src/h.ts', 'react-router-dom'],
  ['an area and the store directly', 'mf-settings/src/i.ts', 'zustand'],
  ['an area and the HTTP client directly', 'mf-settings/src/j.ts', 'ky'],
  ['an area and the form library directly', 'mf-settings/src/k.ts', 'react-hook-form'],
  ['the embed and MUI directly', 'mf-public/embed/y.ts', '@mui/material'],
  ['the shell and an area', 'shell/src/l.ts', 'mf-agenda/src/remote'],
  ['the shell and an area, by path', 'shell/src/menu/m.ts', '../../../mf-agenda/src/remote.tsx'],
  ['shared and an area', 'shared/src/ui/n.ts', '../../../mf-agenda/src/remote.tsx'],
  ['shared and the API', 'shared/src/client/o.ts', 'api/src/db'],
  ['a rule and React', 'shared/src/domain/p.ts', 'react'],
  ['a rule and an entry point of the screens', 'shared/src/domain/q.ts', '../ui/ui.ts'],
  ['a rule and Node', 'shared/src/domain/r.ts', 'node:fs'],
  ['a rule and the database', 'shared/src/domain/s.ts', 'pg'],
  ['a contract and the HTTP client', 'shared/src/contracts/t.ts', '../client/client.ts'],
  ['a rule and an area', 'shared/src/domain/u.ts', '../../../mf-agenda/src/remote.tsx'],
  ['the API and a screen', 'api/src/v.ts', '../../mf-agenda/src/remote.tsx'],
  ['the API and an entry point of the screens', 'api/src/modules/w.ts', 'shared/ui'],
  ['the API and React', 'api/src/x.ts', 'react'],
]

const allowed: [file: string, source: string][] = [
  ['mf-agenda/src/calendar/allowed.ts', 'shared/ui/form'],
  ['mf-agenda/src/calendar/rule.ts', 'shared/domain/sessions/booking'],
  ['mf-agenda/src/calendar/call.ts', '../api.ts'],
  ['api/src/allowed.ts', 'shared/contracts/routes'],
  ['shared/src/ui/allowed.ts', '@mui/material'],
  ['shared/src/domain/allowed.ts', '../contracts/access.ts'],
]

const importing = (source: string) => `import { thing } from '${source}'\n\nexport const other = thing\n`
const importingType = (source: string) =>
  `import type { Thing as Other } from '${source}'\n\nexport type Thing = Other[]\n`

describe('the import boundaries between packages', () => {
  let diagnostics: Diagnostic[]
  const codesOf = (file: string) =>
    diagnostics.filter(({ filename }) => filename.endsWith(file)).map(({ code }) => code)

  beforeAll(async () => {
    diagnostics = await lintSources({
      ...Object.fromEntries(forbidden.map(([, file, source]) => [file, importing(source)])),
      ...Object.fromEntries(allowed.map(([file, source]) => [file, importing(source)])),
      'shell/src/circle/one.ts': importing('./two.ts'),
      'shell/src/circle/two.ts': importing('./one.ts'),
      'shell/src/circle/three.ts': importingType('./four.ts'),
      'shell/src/circle/four.ts': importingType('./three.ts'),
    })
  })

  it.each(forbidden)('forbid %s', (_caseName, file) => {
    expect(codesOf(file)).toContain('eslint(no-restricted-imports)')
  })

  it('refuse an import cycle', () => {
    expect(codesOf('circle/one.ts')).toContain('import(no-cycle)')
  })

  it('refuse an import cycle of types', () => {
    expect(codesOf('circle/three.ts')).toContain('import(no-cycle)')
  })

  it.each(allowed)('let %s import %s', (file) => {
    expect(codesOf(file)).not.toContain('eslint(no-restricted-imports)')
  })
})
