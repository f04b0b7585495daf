import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../start/root.mjs'

/** The folder of the business rules. */
export const rulesFolder = 'shared/src/domain'

/** Folders and files that a run mutates entirely, unless it names others (`only`). */
const wholeFolders = ['money', 'bills', 'calendar', 'workload', 'patients/import', 'patients/payersProblems.ts']

/** French texts, which contain no rules; their wording is checked by the tests of the screens and the specification. */
const texts = ['help/texts', 'help/helpTexts.ts', 'publicPages', 'evaluation/sections.ts', 'evaluation/scales.ts']

interface FileSelection {
  /** Files or folders of `shared/src/domain`; if empty, `wholeFolders` and a sample of the other files. */
  only: readonly string[]
  seed: number
  /** Number of files to select outside `wholeFolders`. */
  sample: number
}

const isIn = (folders: readonly string[]) => (file: string) =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`))

/** Returns the paths of the files to mutate, relative to the project's folder. */
export function mutatedFiles({ only, seed, sample }: FileSelection): string[] {
  const files = readdirSync(join(root, rulesFolder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
  // Throws for a folder that does not exist: after it was renamed, it would silently be left out.
  const unknownPaths = [...wholeFolders, ...texts, ...only].filter((folder) => !files.some(isIn([folder])))
  if (unknownPaths.length > 0) throw new Error(`Not in ${rulesFolder}: ${unknownPaths.join(', ')}`)
  const isWhole = isIn(wholeFolders)
  const isText = isIn(texts)
  const otherFiles = files.filter((file) => !isWhole(file) && !isText(file))
  const selectedFiles =
    only.length > 0 ? files.filter(isIn(only)) : [...files.filter(isWhole), ...sampleOf(otherFiles, sample, seed)]
  return selectedFiles.map((file) => `${rulesFolder}/${file}`)
}

/**
 * Returns `size` elements chosen at random, in their original order; the choice is always the same for the same seed.
 */
function sampleOf<T>(list: readonly T[], size: number, seed: number): T[] {
  const random = createRandom(seed)
  const randomlyOrdered = list.map((element, index) => ({ element, index, order: random() }))
  return randomlyOrdered
    .toSorted((left, right) => left.order - right.order)
    .slice(0, size)
    .toSorted((left, right) => left.index - right.index)
    .map(({ element }) => element)
}

/** Returns a generator of numbers from 0 to 1 (Mulberry32), whose sequence is always the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
