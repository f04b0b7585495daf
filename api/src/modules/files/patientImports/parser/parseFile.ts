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

/** Resident memory of a process in bytes; 0 when the system does not report it. */
async function readResidentBytes(pid: number): Promise<number> {
  const [, pages = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')).split(' ')
  return Number(pages) * pageBytes
}

export interface ParserOptions {
  limits?: typeof parserLimits
  /** The script that the process runs; tests replace it with a script that exceeds a limit. */
  program?: string
}

/**
 * Runs the parser process and returns its standard output; kills it when it exceeds a limit of memory, time or output.
 */
function runParser(bytes: Buffer, { limits = parserLimits, program = parserProcess }: ParserOptions): Promise<string> {
  const child = spawn(
    process.execPath,
    [
      '--permission',
      '--allow-fs-read=*',
      `--max-old-space-size=${limits.heapMb}`,
      // A larger young generation would keep 60 MB more of short-lived strings.
      '--max-semi-space-size=4',
      '--disable-warning=ExperimentalWarning',
      program,
    ],
    // The parent's environment contains the master key, so it is not passed on.
    { env: {}, stdio: ['pipe', 'pipe', 'ignore'] },
  )
  const killChild = () => child.kill('SIGKILL')
  const timeout = setTimeout(killChild, limits.timeoutMs)
  const memoryWatch = setInterval(() => {
    if (child.pid !== undefined)
      void readResidentBytes(child.pid).then((resident) => resident > limits.residentMb * 1024 * 1024 && killChild())
  }, watchIntervalMs)
  return new Promise<string>((resolve, reject) => {
    const output: Buffer[] = []
    let length = 0
    child.stdout.on('data', (chunk: Buffer) => {
      output.push(chunk)
      length += chunk.length
      if (length > limits.outputBytes) killChild()
    })
    // Writing fails when the process ends before it has read the whole file; its exit code is handled below.
    child.stdin.on('error', () => undefined)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(output).toString('utf8'))
      else reject(new ParseFailure(errorCode.importTooHeavy))
    })
    child.stdin.end(bytes)
  }).finally(() => {
    clearTimeout(timeout)
    clearInterval(memoryWatch)
  })
}

/**
 * Parses a file in a separate process. Throws a `ParseFailure` when the file is unreadable or takes too much memory or
 * time.
 */
export async function parseFile(bytes: Buffer, options: ParserOptions = {}): Promise<Sheet[]> {
  const result: unknown = JSON.parse(await runParser(bytes, options))
  if (!Value.Check(ParserResult, result)) throw new ParseFailure(errorCode.importUnreadable)
  if (!result.sheets) throw new ParseFailure(result.errorCode ?? errorCode.importUnreadable)
  return result.sheets
}
