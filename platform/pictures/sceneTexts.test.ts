import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { changesSince, textFileContent, textFileOf } from './sceneTexts.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'complice-texts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const texts = { desk: ['Relances', 'En retard de 12 jours'], phone: ['Relances'] }

describe('texts of a picture', () => {
  it('are written one per line, each after its format, with figures replaced', () => {
    expect(textFileContent(texts)).toBe('desk: Relances\ndesk: En retard de # jours\nphone: Relances\n')
  })

  it('are reported as new when none are stored', () => {
    expect(changesSince(folder, texts)).toContain('+ phone: Relances')
  })

  it('are compared with the stored texts, ignoring figures', () => {
    writeFileSync(textFileOf(folder), textFileContent(texts))
    expect(changesSince(folder, { ...texts, desk: ['Relances', 'En retard de 13 jours'] })).toEqual([])
    expect(changesSince(folder, { desk: ['Rappels', 'En retard de 12 jours'], phone: ['Relances'] })).toEqual([
      '- desk: Relances',
      '+ desk: Rappels',
    ])
  })
})
