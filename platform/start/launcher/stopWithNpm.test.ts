import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const stopWithNpmUrl = new URL('stopWithNpm.mjs', import.meta.url).href

/** Source of a program that writes one file when it starts, and a second file when it shuts down in order. */
const programSource = `
  import { writeFileSync } from 'node:fs'
  import { stopWithNpm } from ${JSON.stringify(stopWithNpmUrl)}
  process.on('SIGTERM', () => {
    writeFileSync('stopped', '')
    process.exit(0)
  })
  stopWithNpm()
  writeFileSync('started', String(process.pid))
  setInterval(() => {}, 1000)`

const describeOnPosix = process.platform === 'win32' ? describe.skip : describe

describeOnPosix('the program of npm start', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'complice-npm-'))
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node product.mjs' } }))
    writeFileSync(join(folder, 'product.mjs'), programSource)
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const waitForFile = async (name: string) => {
    const file = join(folder, name)
    while (!existsSync(file)) await pause(20)
    return readFileSync(file, 'utf8')
  }

  it.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('stops in order when npm receives %s', async (signal) => {
    const npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore' })
    await waitForFile('started')
    npm.kill(signal)
    await expect(waitForFile('stopped')).resolves.toBe('')
  })
})
