import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import * as ts from 'typescript'
import { root } from '../root.mjs'

const files = globSync('{shared,shell,mf-*,api,platform}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (name) => ['node_modules', 'dist'].includes(name),
})

const readProjectFile = (file: string) => readFileSync(join(root, file), 'utf8')

function hasTopLevelAwait(file: string): boolean {
  const text = readProjectFile(file)
  if (!/\bawait\b/.test(text)) return false
  const containsAwait = (node: ts.Node): boolean =>
    !ts.isFunctionLike(node) && (ts.isAwaitExpression(node) || (ts.forEachChild(node, containsAwait) ?? false))
  return containsAwait(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
}

/** Returns the files that a file imports statically, as paths from the project's folder. */
const importsOf = (file: string): string[] =>
  [...readProjectFile(file).matchAll(/^(?:import|export|\})[^'\n]*'(\.[^']+)'/gm)].map(([, path = '']) =>
    posix.join(dirname(file), path),
  )

describe('a module with a top-level await', () => {
  it('is imported statically by no file, because Jest would load its import graph again for each import', () => {
    const importedFiles = new Set(files.flatMap(importsOf))
    expect(files.filter((file) => importedFiles.has(file) && hasTopLevelAwait(file))).toEqual([])
  })
})
