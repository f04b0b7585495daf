import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { root } from '../start/root.mjs'
import { lintSources, type Diagnostic } from './lintSources.ts'

const rule = 'complice(assert-more-than-status)'

const refusedCases: [caseName: string, source: string][] = [
  ['a status of 200', "it('saves', async () => { expect((await save()).status).toBe(200) })"],
  [
    'a status that was destructured',
    "it('saves', async () => { const { status } = await save(); expect(status).toBe(201) })",
  ],
  [
    'two statuses',
    "it('saves', async () => { expect((await a()).status).toBe(200); expect((await b()).statusCode).toEqual(204) })",
  ],
  ['an object of a status alone', "test('saves', async () => { expect(await save()).toMatchObject({ status: 200 }) })"],
  [
    'a status and an undefined value',
    "it('saves', async () => { expect([status, body.problems]).toEqual([200, undefined]) })",
  ],
  [
    'a list of statuses',
    "it('saves', async () => { expect(all.map(({ status }) => status)).toEqual(all.map(() => 200)) })",
  ],
  ['a set of statuses', "it('saves', async () => { expect(new Set(statuses)).toEqual(new Set([200])) })"],
  ['a status below 300', "it('saves', async () => { expect((await save()).status).toBeLessThan(300) })"],
  ['a promised status', "it('saves', async () => { await expect(statusOf()).resolves.toBe(204) })"],
  [
    'a status in a loop',
    "it('saves', async () => { for (const call of calls) expect((await call()).status).toBe(200) })",
  ],
  [
    'a status in a table of cases',
    "it.each([1, 2])('saves %i', async (id) => { expect((await save(id)).status).toBe(200) })",
  ],
  [
    'a function of the file that expects a status',
    "const saved = async () => { expect((await save()).status).toBe(201) }\nit('saves', async () => { await saved() })",
  ],
  [
    'functions that call each other',
    "function a() { b() }\nfunction b() { a(); expect(response.status).toBe(200) }\nit('saves', () => { a() })",
  ],
]

const acceptedCases: [caseName: string, source: string][] = [
  ['a body', "it('saves', async () => { expect(await save()).toMatchObject({ status: 200, body: { name: 'Léa' } }) })"],
  [
    'an assertion on data that is read afterwards',
    "it('saves', async () => { expect((await save()).status).toBe(200); expect(await read()).toEqual([]) })",
  ],
  ['a refusal', "it('refuses', async () => { expect((await save()).status).toBe(404) })"],
  [
    'a success after a refusal',
    "it('refuses', async () => { expect(a.status).toBe(409); expect(b.status).toBe(200) })",
  ],
  [
    'a status in a list with other values',
    "it('saves', async () => { expect([status, body]).toEqual([200, { id }]) })",
  ],
  ['a negated status', "it('saves', async () => { expect(response.status).not.toBe(200) })"],
  ['a count of 200', "it('counts', async () => { expect(await count()).toBe(200) })"],
  [
    'a function of the file that reads more',
    "const saved = async () => { expect((await read()).name).toBe('Léa') }\nit('saves', async () => { expect((await save()).status).toBe(200); await saved() })",
  ],
  [
    'an imported function whose name begins with expect',
    "import { expectSoundPdf } from './soundPdf.ts'\nit('prints', async () => { expect(status).toBe(200); await expectSoundPdf(bytes) })",
  ],
  ['no call of expect', "it('holds', () => { fc.assert(property) })"],
  ['a status outside a test', 'beforeEach(async () => { expect((await save()).status).toBe(200) })'],
]

const fileOf = (caseName: string, folder = 'api/src') => `${folder}/${caseName.replaceAll(' ', '-')}.test.ts`

describe('a test of the API', () => {
  let diagnostics: Diagnostic[]
  const codesOf = (file: string) =>
    diagnostics.filter(({ filename }) => filename.endsWith(file)).map(({ code }) => code)

  beforeAll(async () => {
    const sources = [...refusedCases, ...acceptedCases].map(([caseName, source]): [string, string] => [
      fileOf(caseName),
      source,
    ])
    const [caseName = '', source = ''] = refusedCases[0] ?? []
    const otherFolders: [string, string][] = [
      [fileOf(caseName, 'e2e'), source],
      [`api/src/${caseName.replaceAll(' ', '-')}.ts`, source],
    ]
    diagnostics = await lintSources(Object.fromEntries([...sources, ...otherFolders]))
  })

  it.each(refusedCases)('is refused when it expects only %s', (caseName) => {
    expect(codesOf(fileOf(caseName))).toContain(rule)
  })

  it.each(acceptedCases)('is accepted with %s', (caseName) => {
    expect(codesOf(fileOf(caseName))).not.toContain(rule)
  })

  it('is checked, while other files are not', () => {
    expect(
      diagnostics.filter(({ code, filename }) => code === rule && !/api\/src\/.*\.test\.ts$/.test(filename)),
    ).toEqual([])
  })

  it('contains no comment that disables the lint', () => {
    const files = globSync('api/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**'] })
    expect(files.length).toBeGreaterThan(100)
    const filesDisablingLint = files.filter((file) =>
      /(oxlint|eslint)-disable/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(filesDisablingLint).toEqual([])
  })
})
