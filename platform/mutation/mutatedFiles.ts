import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../start/root.mjs'

/** The folder of the rules. */
export const rulesFolder = 'shared/src/domain'

/** Folders whose mutants are all run. */
const wholeFolders = ['money', 'bills', 'calendar', 'workload', 'patients/import', 'patients/payersProblems.ts']

/** French texts, which contain no rule; tests of the screens and the specification check their wording. */
const texts = ['help/texts', 'help/helpTexts.ts', 'publicPages', 'evaluation/sections.ts', 'evaluation/scales.ts']

interface FileSelection {
  /** Files or folders of `shared/src/domain`; empty for `wholeFolders` and a sample of the rest. */
  only: readonly string[]
  seed: number
  /** Number of files to select outside `wholeFolders`. */
  sample: number
}

const isIn = (folders: readonly string[]) => (file: string) =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`))

/** The paths of the files to mutate, relative to the project's folder. */
export function mutatedFiles({ only, seed, sample }: FileSelection): string[] {
  const files = readdirSync(join(root, rulesFolder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
  // Otherwise a folder that was renamed would silently be left out.
  const unknown = [...wholeFolders, ...texts, ...only].filter((folder) => !files.some(isIn([folder])))
  if (unknown.length > 0) throw new Error(`Not in ${rulesFolder}: ${unknown.join(', ')}`)
  const isWhole = isIn(wholeFolders)
  const isText = isIn(texts)
  const otherFiles = files.filter((file) => !isWhole(file) && !isText(file))
  const chosen =
    only.length > 0 ? files.filter(isIn(only)) : [...files.filter(isWhole), ...sampleOf(otherFiles, sample, seed)]
  return chosen.map((file) => `${rulesFolder}/${file}`)
}

/** Selects `size` elements at random, always the same for the same seed, in their original order. */
function sampleOf<T>(list: readonly T[], size: number, seed: number): T[] {
  const random = randomNumbers(seed)
  const withRandomOrder = list.map((element, index) => ({ element, index, order: random() }))
  return withRandomOrder
    .toSorted((left, right) => left.order - right.order)
    .slice(0, size)
    .toSorted((left, right) => left.index - right.index)
    .map(({ element }) => element)
}

/** Mulberry32: a generator of numbers from 0 to 1, always the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
