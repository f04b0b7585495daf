import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../build/packages.ts'

/** The files that declare the parts of the kit page, each next to the components that it shows. */
export const kitFiles = (): string[] => globSync('{shared,shell,mf-*}/src/**/*.kit.tsx', { cwd: root }).toSorted()

/** Returns the names of the parts: the first arguments of `kitPage`. */
export const pageNames = (): string[] =>
  kitFiles().map((file) => {
    const name = /kitPage\(\s*'([a-z-]+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1]
    if (name === undefined) throw new Error(`${file} declares no kitPage`)
    return name
  })
