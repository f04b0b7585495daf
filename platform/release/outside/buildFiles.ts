import { copyFile, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../../postgres/hasCode.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { parseJson } from '../liveState.ts'

/** About the build, not of it: browsers are not given these. */
const isAbout = (name: string) => /^(mf-manifest|mf-stats|area)\.json$/.test(name) || name.endsWith('.map')
const isServed = (name: string) => /^[\w.-]+\.(js|woff2|png|jpe?g|svg|webp|gif|txt)$/.test(name)

export interface BuildFiles {
  names: string[]
  /** The text of each script. */
  scripts: Record<string, string>
  /** What lies there and cannot be published: a sentence each. */
  problems: string[]
}

/** The files of a folder that a bundler has written, at its top; what they say, for the scripts. */
export async function buildFilesIn(folder: string): Promise<BuildFiles> {
  const entries = (await entriesIn(folder)).filter(({ name }) => !isAbout(name))
  const fit = entries.filter((entry) => entry.isFile() && isServed(entry.name)).map(({ name }) => name)
  const unfit = entries.map(({ name }) => name).filter((name) => !fit.includes(name))
  const sheets = unfit.filter((name) => name.endsWith('.css'))
  const others = unfit.filter((name) => !sheets.includes(name))
  const scripts = fit.filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(scripts.map(async (name) => [name, await readFile(join(folder, name), 'utf8')]))
  return {
    names: fit,
    scripts: Object.fromEntries(texts),
    problems: [
      ...(sheets.length > 0
        ? [`${sheets.join(', ')}: a style sheet of an area from outside is not held to its hash. Draw with shared/ui`]
        : []),
      ...(others.length > 0
        ? [`${others.join(', ')}: only scripts, pictures and fonts are published, all in one folder`]
        : []),
    ],
  }
}

export async function copyFiles(names: readonly string[], from: string, to: string): Promise<void> {
  for (const name of names) await copyFile(join(from, name), join(to, name))
}

/** A file of JSON beside a build; undefined when it is not there, or is no JSON. */
export async function jsonIn(folder: string, name: string): Promise<unknown> {
  try {
    return parseJson(await readFile(join(folder, name)))
  } catch (failure) {
    if (hasCode(failure, 'ENOENT')) return undefined
    throw failure
  }
}

async function entriesIn(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (failure) {
    if (hasCode(failure, 'ENOENT') || hasCode(failure, 'ENOTDIR')) throw new OperatorError(`${folder} is no folder.`)
    throw failure
  }
}
