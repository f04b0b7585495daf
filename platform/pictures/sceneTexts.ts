import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormName } from './forms.ts'

/** What can be read on the pictures of a scene, by their form. */
export type SceneTexts = Record<FormName, readonly string[]>

/** A line each; without their figures, which differ from one minute, or machine, to another. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/\d+/g, '#')

/** The file beside the pictures of a scene. */
export const textFileOf = (folder: string): string => join(folder, 'texts.txt')

/** Its contents, each line with its form. */
export const textFile = (texts: SceneTexts): string =>
  Object.entries(texts)
    .flatMap(([form, lines]) => lines.map((line) => `${form}: ${plain(line)}\n`))
    .join('')

const onlyIn = (text: string, other: string): string[] => {
  const known = new Set(other.split('\n'))
  return text.split('\n').filter((line) => !known.has(line))
}

/** The lines that only the one has (-) and only the other (+). */
function changedLines(before: string, after: string): string[] {
  return [...onlyIn(before, after).map((line) => `- ${line}`), ...onlyIn(after, before).map((line) => `+ ${line}`)]
}

/** How the product differs from what the pictures of a scene show; nothing where they are still true. */
export function changesSince(folder: string, texts: SceneTexts): string[] {
  const file = textFileOf(folder)
  return changedLines(existsSync(file) ? readFileSync(file, 'utf8') : '', textFile(texts))
}
