import { describe, expect, it } from '@jest/globals'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages.ts'

const embedVariants = globSync('{shared,mf-*}/src/**/*.embed.{ts,tsx}', { cwd: root })
const exportsOf = (file: string) =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /^export (?:default )?(?:async )?(?:const|function|class) (\w+)/gm,
    ),
  ].map(([, name]) => name)

describe('the embed variants of modules', () => {
  it('exist', () => expect(embedVariants.length).toBeGreaterThan(4))

  it.each(embedVariants)('%s exports no name that the original lacks', (embedVariant) => {
    const original = embedVariant.replace('.embed.', '.')
    expect(existsSync(join(root, original))).toBe(true)
    expect(exportsOf(embedVariant).filter((name) => !exportsOf(original).includes(name))).toEqual([])
  })

  it.each(embedVariants)('%s names no storage, history, window, cookie, title, head or body', (embedVariant) => {
    expect(readFileSync(join(root, embedVariant), 'utf8')).not.toMatch(
      /localStorage|sessionStorage|document\.(title|cookie|body|head)|history\.|window\./,
    )
  })
})
