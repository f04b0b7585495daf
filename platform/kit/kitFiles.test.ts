import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { root } from '../build/packages.ts'
import { kitFiles, pageNames } from './kitFiles.ts'

const sources = globSync('{shared,shell,mf-*,api}/{src,embed}/**/*.{ts,tsx}', { cwd: root })
const isOfKit = (file: string) => file.endsWith('.kit.tsx') || file.startsWith('shared/src/kit')
const importsKit = (source: string) =>
  /from '[^']*(?:\.kit\.tsx|\/kit(?:Display)?\/[^']*)'|import\('[^']*\/kit\//.test(source)

describe('the files of the kit page', () => {
  it('exist, each with a unique page name', () => {
    expect(kitFiles().length).toBeGreaterThan(7)
    expect(new Set(pageNames()).size).toBe(kitFiles().length)
  })

  it('are not imported by the product, so that no released bundle contains them', () => {
    const importing = sources.filter((file) => !isOfKit(file) && importsKit(readFileSync(join(root, file), 'utf8')))
    expect(importing).toEqual([])
  })

  it('all import the kit, which shows that the search for imports works', () => {
    const importing = kitFiles().filter((file) => importsKit(readFileSync(join(root, file), 'utf8')))
    expect(importing).toEqual(kitFiles())
  })
})
