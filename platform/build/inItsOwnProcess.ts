import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { OperatorError } from '../postgres/OperatorError.ts'
import { root } from './packages.ts'

/** Builds one package: webpack's memory is given back when it is done, and two can be built at once. */
export const inItsOwnProcess = (name: string, id: string, folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = fileURLToPath(new URL('buildOne.ts', import.meta.url))
    const child = spawn(process.execPath, [script, name, id, folder], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const said: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new OperatorError(`${name} could not be built.\n${Buffer.concat(said).toString()}`))
    })
  })
