import { fileOf, latinFile } from './typefaces.ts'
import type { FontFile } from './faces.ts'
import { visualOrder } from './visualOrder.ts'

const narrowSpace = /[\u2000-\u200A\u202F\u205F\t]/gu
const invisibleCharacters =
  /[\u00AD\u200B\u2028-\u202E\u2060-\u206F\uFEFF]|\u200C|\u200D|\u200E|\u200F|[\uFE00-\uFE0F]|[\u{1F3FB}-\u{1F3FF}]|[\u{E0020}-\u{E007F}]|[\u{E0100}-\u{E01EF}]|(?!\n)\p{Cc}/gu

/** Returns the character, or its letter without the accent; undefined if no typeface has either. */
function toSupportedCharacter(character: string): string | undefined {
  if (fileOf(character)) return character
  const [letter = ''] = character.normalize('NFD')
  return fileOf(letter) && letter
}

const visibleCharacters = (text: string): string[] =>
  Array.from(text.normalize('NFC').replaceAll(narrowSpace, '\u00A0').replaceAll(invisibleCharacters, ''))

/** Lists the characters of the text that no typeface has, each once. */
export const unprintableCharacters = (text: string): string[] => [
  ...new Set(visibleCharacters(text).filter((character) => toSupportedCharacter(character) === undefined)),
]

/**
 * Replaces a character that no typeface has by its letter without accent, or else by « ? ». Narrow spaces and tabs
 * become no-break spaces; invisible characters are removed. Documents with a number are refused before
 * (`refuseUnprintable`) instead of getting « ? ».
 */
export const toDrawable = (text: string): string =>
  visibleCharacters(text)
    .map((character) => toSupportedCharacter(character) ?? '?')
    .join('')

export interface Run {
  text: string
  file: FontFile
}

/**
 * Splits the text into runs of one font file each, from left to right: words of a right-to-left script come in reverse
 * order. The letters of a word are in reading order.
 */
export function runsOf(text: string): Run[] {
  const runs: (Run & { level: number })[] = []
  const { characters, levels } = visualOrder.levelsOf(toDrawable(text))
  characters.forEach((character, index) => {
    const last = runs.at(-1)
    const level = levels[index] ?? 0
    const file = fileOf(character) ?? latinFile
    if (last?.file === file && last.level === level) last.text += character
    else runs.push({ text: character, file, level })
  })
  return visualOrder.sortRuns(runs).map(({ text: runText, file, level }) => ({
    file,
    text: file === latinFile ? visualOrder.mirror(runText, level) : runText,
  }))
}
