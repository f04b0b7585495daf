import { describe, expect, it } from '@jest/globals'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages.ts'

const standIns = globSync('{shared,mf-*}/src/**/*.embed.{ts,tsx}', { cwd: root })
const exportsOf = (file: string) =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /^export (?:default )?(?:async )?(?:const|function|class) (\w+)/gm,
    ),
  ].map(([, name]) => name)

describe("the replacement of a module on partners' pages", () => {
  it('exists', () => expect(standIns.length).toBeGreaterThan(4))

  it.each(standIns)('%s exports no name that the original lacks', (standIn) => {
    const twin = standIn.replace('.embed.', '.')
    expect(existsSync(join(root, twin))).toBe(true)
    expect(exportsOf(standIn).filter((name) => !exportsOf(twin).includes(name))).toEqual([])
  })

  it.each(standIns)('%s does not change the page', (standIn) => {
    expect(readFileSync(join(root, standIn), 'utf8')).not.toMatch(
      /localStorage|sessionStorage|document\.(title|cookie|body|head)|history\.|window\./,
    )
  })
})
