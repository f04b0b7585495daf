import { afterAll, describe, expect, it } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeAbandonedFolders } from './memoryScratch.ts'

const describeOnLinux = process.platform === 'linux' ? describe : describe.skip

describeOnLinux('temporary files in memory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'complice-memory-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('are removed once the run that created them was killed; files of running processes and other programs remain', () => {
    const { pid: endedPid } = spawnSync(process.execPath, ['--version'])
    const abandonedName = `complice-scratch-${endedPid}-a`
    const usedName = `complice-scratch-${process.pid}-b`
    const foreignName = `other-${endedPid}-c`
    for (const name of [abandonedName, usedName, foreignName])
      mkdirSync(join(folder, name, 'postgres'), { recursive: true })
    removeAbandonedFolders(folder)
    expect(readdirSync(folder).toSorted()).toEqual([usedName, foreignName])
  })
})
