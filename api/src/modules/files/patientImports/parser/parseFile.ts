import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { errorCode } from 'shared/contracts/errorCodes'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { ParseFailure } from './ParseFailure.ts'
import { parserLimits } from './parserLimits.ts'
import type { Sheet } from './Sheet.ts'

const parserProcess = fileURLToPath(new URL('./parserProcess.ts', import.meta.url))
const watchIntervalMs = 100
const pageBytes = 4096

const ParserResult = Type.Object({
  sheets: Type.Optional(Type.Array(Type.Object({ name: Type.String(), rows: Type.Array(Type.Array(Type.String())) }))),
  errorCode: Type.Optional(Type.Enum(Object.values(errorCode))),
})

/** Bytes of memory the process holds; 0 where the system does not say. */
async function residentBytes(pid: number): Promise<number> {
  const [, pages = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')).split(' ')
  return Number(pages) * pageBytes
}

export interface ParserOptions {
  limits?: typeof parserLimits
  /** The program of the process; tests give one that misbehaves. */
  program?: string
}

/** The standard output of the process; a process that takes too much memory or time is ended. */
function outputOf(bytes: Buffer, { limits = parserLimits, program = parserProcess }: ParserOptions): Promise<string> {
  const child = spawn(
    process.execPath,
    [
      '--permission',
      '--allow-fs-read=*',
      `--max-old-space-size=${limits.heapMb}`,
      '--disable-warning=ExperimentalWarning',
      program,
    ],
    // Without the environment: it holds the master key.
    { env: {}, stdio: ['pipe', 'pipe', 'ignore'] },
  )
  const kill = () => child.kill('SIGKILL')
  const timeout = setTimeout(kill, limits.timeoutMs)
  const watch = setInterval(() => {
    if (child.pid !== undefined)
      void residentBytes(child.pid).then((resident) => resident > limits.residentMb * 1024 * 1024 && kill())
  }, watchIntervalMs)
  return new Promise<string>((resolve, reject) => {
    const output: Buffer[] = []
    let length = 0
    child.stdout.on('data', (chunk: Buffer) => {
      output.push(chunk)
      length += chunk.length
      if (length > limits.outputBytes) kill()
    })
    // It may end before it has read the file.
    child.stdin.on('error', () => undefined)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(output).toString('utf8'))
      else reject(new ParseFailure(errorCode.importTooHeavy))
    })
    child.stdin.end(bytes)
  }).finally(() => {
    clearTimeout(timeout)
    clearInterval(watch)
  })
}

/** The sheets of a file, read by a process of its own. Throws a `ParseFailure` where it cannot be read, or only with too much memory or time. */
export async function parseFile(bytes: Buffer, options: ParserOptions = {}): Promise<Sheet[]> {
  const result: unknown = JSON.parse(await outputOf(bytes, options))
  if (!Value.Check(ParserResult, result)) throw new ParseFailure(errorCode.importUnreadable)
  if (!result.sheets) throw new ParseFailure(result.errorCode ?? errorCode.importUnreadable)
  return result.sheets
}
