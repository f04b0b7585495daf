import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../build/packages.ts'

/** Returns a duration as text; empty when there is no figure. */
export const formatMs = (value: number | undefined): string => (value === undefined ? '' : `${value.toFixed(1)} ms`)

/** Writes the figures of a bench to `.cache/bench/<name>.json`. */
export function writeReport(name: string, figures: object): void {
  const folder = join(root, '.cache/bench')
  const file = join(folder, `${name}.json`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify({ at: new Date().toISOString(), ...figures }, undefined, 2))
  console.log(`Written to ${file}`)
}
