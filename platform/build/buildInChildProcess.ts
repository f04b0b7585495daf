import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { OperatorError } from '../postgres/OperatorError.ts'
import { root } from './packages.ts'

/**
 * Builds one package in a child process, whose memory is freed afterwards, so that two packages can be built in
 * parallel.
 */
export const buildInChildProcess = (name: string, id: string, folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = fileURLToPath(new URL('buildOne.ts', import.meta.url))
    const child = spawn(process.execPath, [script, name, id, folder], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const output: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new OperatorError(`${name} could not be built.\n${Buffer.concat(output).toString()}`))
    })
  })
