import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { copyRepository } from './copyRepository.ts'

interface ProcessResult {
  code: number
  stdout: string
  stderr: string
}

let repositoryCopy = ''

const runProgram = async (program: string, ...args: string[]): Promise<ProcessResult> =>
  promisify(execFile)(program, args, { cwd: repositoryCopy, env: { ...process.env, NODE_OPTIONS: '' } }).then(
    (output) => ({ code: 0, ...output }),
    (failure: ProcessResult) => failure,
  )
const runNewArea = (...args: string[]) => runProgram(process.execPath, 'platform/new-area/newArea.mjs', ...args)
/** Returns the content of every file by path, without installed packages. */
const readContents = (): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*', { cwd: repositoryCopy, withFileTypes: true, exclude: ({ name }) => name === 'node_modules' })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(repositoryCopy, join(entry.parentPath, entry.name)))
      .map((path) => [path, readFile(path)]),
  )
const readFile = (path: string) => readFileSync(join(repositoryCopy, path), 'utf8')

describe('npm run new-area', () => {
  let result: ProcessResult
  let contentsBefore: Record<string, string>
  let lockBefore: { packages: Record<string, unknown> }

  beforeAll(async () => {
    repositoryCopy = realpathSync(mkdtempSync(join(tmpdir(), 'new-area-')))
    copyRepository(repositoryCopy)
    contentsBefore = readContents()
    lockBefore = JSON.parse(readFile('package-lock.json'))
    result = await runNewArea(
      'mf-coaching',
      '--title',
      "L'accompagnement",
      '--path',
      '/pros/coaching',
      '--privilege',
      'AGENDA',
      '--icon',
      'team',
    )
  })
  afterAll(() => rmSync(repositoryCopy, { recursive: true, force: true }))

  it('writes an area, and prints the next steps', () => {
    expect(result).toMatchObject({ code: 0, stderr: '' })
    expect(result.stdout).toContain('  mf-coaching/src/remote.tsx\n')
    expect(result.stdout).toContain('npm run dev mf-coaching')
    expect(readFile('mf-coaching/src/descriptor.ts')).toContain(
      `paths: [{ path: '/pros/coaching', title: "L'accompagnement", audience: 'professional', privilege: 'AGENDA' }]`,
    )
  })

  it('adds the area to package-lock.json without other changes', () => {
    const lock: { packages: Record<string, unknown> } = JSON.parse(readFile('package-lock.json'))
    const { 'mf-coaching': area, 'node_modules/mf-coaching': link, ...otherPackages } = lock.packages
    expect(area).toEqual({ version: '0.1.0', license: 'MIT', peerDependencies: { shared: '*' } })
    expect(link).toEqual({ resolved: 'mf-coaching', link: true })
    expect({ ...lock, packages: otherPackages }).toEqual(lockBefore)
    expect(realpathSync(join(repositoryCopy, 'node_modules/mf-coaching'))).toBe(join(repositoryCopy, 'mf-coaching'))
  })

  it('lists who may open the area in docs/access.md', () => {
    expect(readFile('docs/access.md')).toContain('| /pros/coaching | professional | AGENDA |')
  })

  it('changes no other area and nothing in the shell', () => {
    const contentsAfter = readContents()
    const changedPaths = Object.keys({ ...contentsBefore, ...contentsAfter }).filter(
      (path) => contentsBefore[path] !== contentsAfter[path],
    )
    expect(changedPaths.filter((path) => !path.startsWith('mf-coaching/')).toSorted()).toEqual([
      'docs/access.md',
      'package-lock.json',
    ])
  })

  it('writes files that pass lint and format', async () => {
    expect(
      (await runProgram(process.execPath, 'node_modules/oxlint/bin/oxlint', '--deny-warnings', 'mf-coaching')).stdout,
    ).toContain('Found 0 warnings and 0 errors.')
    expect((await runProgram(process.execPath, 'node_modules/oxfmt/bin/oxfmt', '--check', 'mf-coaching')).code).toBe(0)
  })

  it('refuses to create an existing area, and leaves it unchanged', async () => {
    const secondResult = await runNewArea(
      'mf-coaching',
      '--title',
      'Autre',
      '--path',
      '/pros/coaching',
      '--privilege',
      'AGENDA',
    )
    expect(secondResult.code).toBe(1)
    expect(secondResult.stderr).toContain(
      'There is already an area mf-coaching.\nThe path /pros/coaching belongs to mf-coaching: choose another.',
    )
    expect(secondResult.stderr).toContain('npm run new-area -- mf-coaching --title')
    expect(readFile('mf-coaching/src/descriptor.ts')).toContain("L'accompagnement")
  })

  it.each([
    ['an unexpected argument', ['mf-other', 'agenda'], 'Unexpected argument agenda: create one area at a time'],
    ['an unknown option', ['mf-other', '--colour', 'red'], "Unknown option '--colour'"],
    [
      'the name of an existing folder that is not an area',
      ['mf-taken', '--title', 'Autre', '--path', '/pros/other', '--privilege', 'none'],
      'The folder mf-taken already exists and is not an area.',
    ],
  ])('rejects %s, and writes nothing', async (_caseName, words, message) => {
    mkdirSync(join(repositoryCopy, 'mf-taken'), { recursive: true })
    const { code, stderr } = await runNewArea(...words)
    expect(code).toBe(1)
    expect(stderr).toContain(message)
    expect(stderr).not.toContain('    at ')
    expect(globSync('{mf-other,mf-taken}/*', { cwd: repositoryCopy })).toEqual([])
  })

  it('lists all missing options when there is no terminal for prompts', async () => {
    const { code, stderr } = await runNewArea()
    expect(code).toBe(1)
    expect(stderr.split('\n').filter((line) => line.endsWith('.') || line.includes('--title'))).toHaveLength(5)
  })
})
