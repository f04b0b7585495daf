import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../build/packages.ts'

type Outcome = { code: number; output: string }

export type ToolOptions = {
  env?: NodeJS.ProcessEnv
  /** Collects the output instead of printing it; used for tools that run in parallel. */
  quiet?: boolean
}

/**
 * Runs a tool of node_modules with this Node, in the project's folder; returns its exit code and, with `quiet`, its
 * output.
 */
export function runTool(
  script: string,
  args: string[],
  { nodeFlags = [], ...options }: ToolOptions & { nodeFlags?: readonly string[] } = {},
): Promise<Outcome> {
  return runProgram(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...nodeFlags, join(root, 'node_modules', script), ...args],
    options,
  )
}

/** Runs a program in the project's folder; returns its exit code and, with `quiet`, its output. */
export function runProgram(
  name: string,
  args: string[],
  { env = {}, quiet = false }: ToolOptions = {},
): Promise<Outcome> {
  const child = spawn(name, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += String(chunk)
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
