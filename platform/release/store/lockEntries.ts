import { createHash, randomBytes } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { hasCode } from '../../postgres/hasCode.ts'
import type { Store } from './Store.ts'

const queueFolder = '.release'
const readmeFile = 'README.txt'
const readmeText =
  'Queue of running releases. Nothing in this folder is worth keeping, and nothing needs to be deleted by hand.\n'

/** Lease of an entry: a process that has not renewed its entry for this time is considered dead. */
export const leaseMs = 20_000

/**
 * An entry of the lock's queue.
 * File `c.<process>`: the process is choosing a number.
 * File `t.<number>.<process>`: the process waits with that number, or holds the lock.
 * All fields come from the file's name and age, so that one listing returns the whole queue.
 */
export interface LockEntry {
  file: string
  number?: number
  machine: string
  pid: number
  ageMs: number
}

export const entryPath = (file: string): string => `${queueFolder}/${file}`

export async function listLockEntries(store: Store): Promise<LockEntry[]> {
  const files = await store.list(queueFolder)
  // The folder must never be empty: some stores delete an empty folder together with a file that is being written into
  // it.
  if (!files.some(({ name }) => name === readmeFile)) await store.write(entryPath(readmeFile), Buffer.from(readmeText))
  return files.flatMap(({ name, ageMs }) => {
    const [, number, machine = '', pid = ''] = /^(?:c|t\.(\d+))\.(\w+)\.(\d+)\.\w+$/.exec(name) ?? []
    return machine
      ? [{ file: name, machine, pid: Number(pid), ageMs, ...(number !== undefined && { number: Number(number) }) }]
      : []
  })
}

/** Identifies the machine and the container, within which a process id is valid. */
const thisMachine = createHash('sha256').update(`${hostname()} ${pidNamespace()}`).digest('hex').slice(0, 8)

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}

/** Returns a unique name for an entry, which contains the machine and the process id. */
export const newEntryName = (): string => `${thisMachine}.${process.pid}.${randomBytes(6).toString('hex')}`

export const isDead = ({ machine, pid, ageMs }: LockEntry): boolean =>
  ageMs > leaseMs || (machine === thisMachine && !isRunning(pid))

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (failure) {
    return !hasCode(failure, 'ESRCH')
  }
}
