import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { root } from '../root.mjs'

const importsTypeObject = (file: string) =>
  /^import \{[^}]*\bType\b[^}]*\} from 'typebox'/m.test(readFileSync(join(root, file), 'utf8'))

it("shared imports typebox as a namespace, because its object `Type` would put all of it into the shell's first file", () => {
  const files = globSync('shared/src/**/*.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter(importsTypeObject)).toEqual([])
})
