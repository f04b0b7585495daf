import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormatName } from './formats.ts'

/** The texts that are visible in the pictures of a scene, by format. */
export type SceneTexts = Record<FormatName, readonly string[]>

/** Replaces figures, which differ with the time and the machine, by #. */
const replaceFigures = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/\d+/g, '#')

/** Returns the path of the text file next to the pictures of a scene. */
export const textFileOf = (folder: string): string => join(folder, 'texts.txt')

/** Returns the content of the text file, in which each line begins with its format. */
export const textFileContent = (texts: SceneTexts): string =>
  Object.entries(texts)
    .flatMap(([format, lines]) => lines.map((line) => `${format}: ${replaceFigures(line)}\n`))
    .join('')

const linesOnlyIn = (text: string, otherText: string): string[] => {
  const otherLines = new Set(otherText.split('\n'))
  return text.split('\n').filter((line) => !otherLines.has(line))
}

/** Returns the lines that are only in the former text (-) or only in the new text (+). */
function changedLines(formerText: string, newText: string): string[] {
  return [
    ...linesOnlyIn(formerText, newText).map((line) => `- ${line}`),
    ...linesOnlyIn(newText, formerText).map((line) => `+ ${line}`),
  ]
}

/**
 * Returns the differences between the texts of the product and of the pictures of a scene; empty when the pictures are
 * up to date.
 */
export function changesSince(folder: string, texts: SceneTexts): string[] {
  const file = textFileOf(folder)
  return changedLines(existsSync(file) ? readFileSync(file, 'utf8') : '', textFileContent(texts))
}
