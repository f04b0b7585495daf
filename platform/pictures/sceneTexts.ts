import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormName } from './forms.ts'

/** Texts that are visible in the pictures of a scene, by form. */
export type SceneTexts = Record<FormName, readonly string[]>

/** Replaces figures, which differ with the time and the machine, by #. */
const withoutFigures = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/\d+/g, '#')

/** Path of the text file next to the pictures of a scene. */
export const textFileOf = (folder: string): string => join(folder, 'texts.txt')

/** The content of the text file, each line with its form. */
export const textFileContent = (texts: SceneTexts): string =>
  Object.entries(texts)
    .flatMap(([form, lines]) => lines.map((line) => `${form}: ${withoutFigures(line)}\n`))
    .join('')

const linesOnlyIn = (text: string, other: string): string[] => {
  const known = new Set(other.split('\n'))
  return text.split('\n').filter((line) => !known.has(line))
}

/** Lines that are only in the former text (-) or only in the new one (+). */
function changedLines(before: string, after: string): string[] {
  return [
    ...linesOnlyIn(before, after).map((line) => `- ${line}`),
    ...linesOnlyIn(after, before).map((line) => `+ ${line}`),
  ]
}

/** Differences between the product and the pictures of a scene; empty when they are up to date. */
export function changesSince(folder: string, texts: SceneTexts): string[] {
  const file = textFileOf(folder)
  return changedLines(existsSync(file) ? readFileSync(file, 'utf8') : '', textFileContent(texts))
}
