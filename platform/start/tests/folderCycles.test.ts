import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { root } from '../root.mjs'

/** A folder of these is one subject: what it imports from another folder, that folder must not import back. */
const packages = globSync(['shared/src', 'shell/src', 'mf-*/src', 'api/src/modules'], { cwd: root })

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|testing/.test(file)

/** `from folder` → `to folder`, types included, with a file as an example. */
function importsBetweenFolders(folder: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of globSync('**/*', { cwd: join(root, folder) }).filter(isSource)) {
    const text = readFileSync(join(root, folder, file), 'utf8')
    for (const [, path = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const [from, to] = [file, posix.join(dirname(file), path)].map((one) => one.split('/'))
      if (!from || !to || from.length < 2 || to.length < 2 || to[0] === '..' || from[0] === to[0]) continue
      found.set(`${from[0]} → ${to[0]}`, file)
    }
  }
  return found
}

describe('two folders of one package', () => {
  it.each(packages)('do not import each other in %s', (folder) => {
    const imports = importsBetweenFolders(folder)
    const cycles = [...imports].filter(([edge]) => imports.has(edge.split(' → ').toReversed().join(' → ')))
    expect(cycles).toEqual([])
  })
})
