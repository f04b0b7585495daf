import { copyFile, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../../postgres/hasCode.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { parseJson } from '../liveState.ts'

/** Files that describe the build and are not published. */
const isMetadata = (name: string) => /^(mf-manifest|mf-stats|area)\.json$/.test(name) || name.endsWith('.map')
const isServed = (name: string) => /^[\w.-]+\.(js|woff2|png|jpe?g|svg|webp|gif|txt)$/.test(name)

export interface BuildFiles {
  names: string[]
  /** The text of each script, by file name. */
  scripts: Record<string, string>
  /** Files that cannot be published, as one message per kind. */
  problems: string[]
}

/** Returns the files directly in the folder of a bundler's output, with the texts of the scripts. */
export async function listBuildFiles(folder: string): Promise<BuildFiles> {
  const entries = (await readEntries(folder)).filter(({ name }) => !isMetadata(name))
  const publishedNames = entries.filter((entry) => entry.isFile() && isServed(entry.name)).map(({ name }) => name)
  const rejectedNames = entries.map(({ name }) => name).filter((name) => !publishedNames.includes(name))
  const styleSheets = rejectedNames.filter((name) => name.endsWith('.css'))
  const otherNames = rejectedNames.filter((name) => !styleSheets.includes(name))
  const scripts = publishedNames.filter((name) => name.endsWith('.js'))
  const scriptTexts = await Promise.all(scripts.map(async (name) => [name, await readFile(join(folder, name), 'utf8')]))
  return {
    names: publishedNames,
    scripts: Object.fromEntries(scriptTexts),
    problems: [
      ...(styleSheets.length > 0
        ? [`${styleSheets.join(', ')}: the hash of a style sheet of an external area cannot be checked. Use shared/ui`]
        : []),
      ...(otherNames.length > 0
        ? [`${otherNames.join(', ')}: only scripts, pictures and fonts are published, all in one folder`]
        : []),
    ],
  }
}

export async function copyFiles(names: readonly string[], from: string, to: string): Promise<void> {
  for (const name of names) await copyFile(join(from, name), join(to, name))
}

/** Returns the content of a JSON file of the folder; undefined when the file is missing or is not JSON. */
export async function readJson(folder: string, name: string): Promise<unknown> {
  try {
    return parseJson(await readFile(join(folder, name)))
  } catch (failure) {
    if (hasCode(failure, 'ENOENT')) return undefined
    throw failure
  }
}

async function readEntries(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (failure) {
    if (hasCode(failure, 'ENOENT') || hasCode(failure, 'ENOTDIR')) throw new OperatorError(`${folder} is not a folder.`)
    throw failure
  }
}
