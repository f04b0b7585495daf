import { describe, expect, it } from '@jest/globals'
import { heapFlags, memoryEnv } from '../start/product/startApi.ts'
import { fileExists, readProjectFile, findVariablesRead, findScripts } from './projectFiles.ts'

const files = ['docker/api.Dockerfile', 'docker/web.Dockerfile', 'docker/gateway/Dockerfile']

/** Returns the instructions, split into words; continued lines are joined. */
const instructionsOf = (path: string): string[][] =>
  readProjectFile(path)
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.trim().split(/\s+/))

const ignoredPatterns = readProjectFile('.dockerignore').split('\n').filter(Boolean)
const isIgnored = (path: string) =>
  ignoredPatterns.some((pattern) =>
    pattern.startsWith('**/')
      ? path.split('/').includes(pattern.slice(3))
      : path === pattern || path.startsWith(`${pattern}/`),
  )

describe.each(files)('%s', (path) => {
  const allInstructions = instructionsOf(path)
  const stages = allInstructions
    .filter(([word]) => word === 'FROM')
    .flatMap(([, , as, name]) => (as === 'AS' && name ? [name] : []))
  const copies = allInstructions
    .filter(([word]) => word === 'COPY')
    .map(([, ...words]) => ({
      from: words.find((word) => word.startsWith('--from='))?.slice(7),
      sources: words.filter((word) => !word.startsWith('--')).slice(0, -1),
    }))

  it('copies only files of the repository that .dockerignore does not exclude', () => {
    for (const { from, sources } of copies) {
      if (from) expect(stages).toContain(from)
      for (const source of sources.map((name) => name.replace(/^\/(all|complice)\//, ''))) {
        // Skips files that an earlier stage creates, which are not in the repository.
        if (/^\/|node_modules|^\/complice$/.test(source)) continue
        expect([source, fileExists(source), isIgnored(source)]).toEqual([source, true, false])
      }
    }
  })

  it('starts an existing script, and runs as a user without privileges', () => {
    const [, ...command] = allInstructions.findLast(([word]) => word === 'CMD') ?? []
    for (const script of findScripts(command)) expect([script, fileExists(script)]).toEqual([script, true])
    const user = allInstructions.findLast(([word]) => word === 'USER')?.[1]
    expect(['node', 'www-data']).toContain(user)
  })

  it('starts from an earlier stage or from an image that can be given by digest', () => {
    for (const [, image = ''] of allInstructions.filter(([word]) => word === 'FROM'))
      if (!stages.includes(image)) expect(image).toMatch(/^\$\{[A-Z]+_IMAGE\}$/)
    expect(
      allInstructions.filter(([word, value = '']) => word === 'ARG' && /^[A-Z]+_IMAGE=\S+:\S+$/.test(value)),
    ).toHaveLength(1)
  })

  it('installs only packages of the lock file', () => {
    expect(readProjectFile(path)).not.toMatch(/npm (i|update|install(?! --package-lock-only --offline))\b/)
  })

  it('sets only environment variables that the code reads', () => {
    const setVariables = allInstructions
      .filter(([word]) => word === 'ENV')
      .flatMap(([, ...pairs]) => pairs.map((pair) => pair.split('=')[0] ?? ''))
    const readByOthers = ['AREA', ...Object.keys(memoryEnv)]
    for (const name of setVariables) if (!readByOthers.includes(name)) expect(findVariablesRead()).toContain(name)
  })
})

describe('the image of the gateway', () => {
  it('contains the packages that the tests install', () => {
    const image = readProjectFile('docker/gateway/Dockerfile')
    for (const name of ['nginx', 'libnginx-mod-http-brotli-static', 'gettext-base']) {
      expect(image).toContain(` ${name} `)
      expect(readProjectFile('platform/start/tests/installNginx.ts')).toContain(`'${name}'`)
    }
  })
})

it('limits the memory of the API in its image as npm start does', () => {
  const [command = []] = instructionsOf('docker/api.Dockerfile').filter(([word]) => word === 'CMD')
  const flags: string[] = JSON.parse(command.slice(1).join(' '))
  expect(flags).toEqual(['node', '--disable-warning=ExperimentalWarning', ...heapFlags, 'api/src/server.ts'])
  const variables = instructionsOf('docker/api.Dockerfile').flatMap(([word, ...values]) =>
    word === 'ENV' ? values : [],
  )
  for (const [name, value] of Object.entries(memoryEnv)) expect(variables).toContain(`${name}=${value}`)
})
