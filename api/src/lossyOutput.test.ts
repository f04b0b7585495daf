import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { lossyOutput } from './lossyOutput.ts'

const folder = mkdtempSync(join(tmpdir(), 'log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('lossyOutput', () => {
  it('writes line by line', () => {
    const path = join(folder, 'whole.log')
    const file = openSync(path, 'w')
    const log = lossyOutput(file)
    log.write('{"msg":"un"}\n')
    log.write('{"msg":"deux"}\n')
    closeSync(file)
    expect(readFileSync(path, 'utf8')).toBe('{"msg":"un"}\n{"msg":"deux"}\n')
  })

  it('drops lines that cannot be written, without throwing, and later reports how many are missing', () => {
    const path = join(folder, 'full.log')
    const full = openSync('/dev/full', 'w')
    const log = lossyOutput(full)
    log.write('{"msg":"perdu"}\n')
    log.write('{"msg":"perdu"}\n')
    closeSync(full)
    // The next opened file reuses the descriptor number of the closed one: writing succeeds again.
    const file = openSync(path, 'w')
    expect(file).toBe(full)
    log.write('{"msg":"trois"}\n')
    closeSync(file)
    const [missing, line] = readFileSync(path, 'utf8').trim().split('\n')
    expect(JSON.parse(missing ?? '')).toMatchObject({ dropped: 2, level: 40 })
    expect(line).toBe('{"msg":"trois"}')
  })
})
