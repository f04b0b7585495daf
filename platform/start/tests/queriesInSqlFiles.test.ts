import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { root } from '../root.mjs'

const queryPattern = /\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<|`)/

const mayHaveQueries = (file: string) => /(\.sql|Row|\.test)\.ts$/.test(file)

describe('a module of the API', () => {
  it('has all its queries in its files named .sql.ts or …Row.ts, except those of tests', () => {
    const modules = join(root, 'api/src/modules')
    const filesWithQueries = globSync('**/*.ts', { cwd: modules }).filter(
      (file) => !mayHaveQueries(file) && queryPattern.test(readFileSync(join(modules, file), 'utf8')),
    )
    expect(filesWithQueries).toEqual([])
  })
})
