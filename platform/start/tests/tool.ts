import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../root.mjs'

type Outcome = { code: number; output: string }

type Way = {
  env?: NodeJS.ProcessEnv
  /** Kept to be shown whole, when several run at once, instead of going straight to the terminal. */
  quiet?: boolean
}

/** Runs a tool of node_modules with this Node, from the project's folder. */
export function tool(script: string, args: string[], way: Way = {}): Promise<Outcome> {
  return program(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--experimental-vm-modules', join(root, 'node_modules', script), ...args],
    way,
  )
}

export function program(name: string, args: string[], { env = {}, quiet = false }: Way = {}): Promise<Outcome> {
  const child = spawn(name, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += String(chunk)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
