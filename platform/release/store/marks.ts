import { createHash, randomBytes } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { hasCode } from '../../postgres/hasCode.ts'
import type { Store } from './Store.ts'

const folder = '.release'
const note = 'README.txt'
const words =
  'Whoever releases stands in a queue here. Nothing in it is worth keeping, and nothing needs to be deleted by hand.\n'

/** A mark that was not renewed for so long is of somebody who is gone. */
export const lease = 20_000

/** `c.<who>`: chooses a number. `t.<number>.<who>`: waits with it, or acts. Names alone speak: a list is all it takes. */
export interface Mark {
  file: string
  number?: number
  machine: string
  pid: number
  age: number
}

export const sign = (file: string): string => `${folder}/${file}`

export async function marks(store: Store): Promise<Mark[]> {
  const found = await store.list(folder)
  // Some stores take an empty folder away, with what is being written into it.
  if (!found.some(({ name }) => name === note)) await store.write(sign(note), Buffer.from(words))
  return found.flatMap(({ name, age }) => {
    const [, number, machine = '', pid = ''] = /^(?:c|t\.(\d+))\.(\w+)\.(\d+)\.\w+$/.exec(name) ?? []
    return machine
      ? [{ file: name, machine, pid: Number(pid), age, ...(number !== undefined && { number: Number(number) }) }]
      : []
  })
}

/** Process numbers mean something on their own machine only, and there within their own container. */
const here = createHash('sha256').update(`${hostname()} ${processSpace()}`).digest('hex').slice(0, 8)

function processSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}

export const newName = (): string => `${here}.${process.pid}.${randomBytes(6).toString('hex')}`

export const isGone = ({ machine, pid, age }: Mark): boolean => age > lease || (machine === here && !lives(pid))

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (failure) {
    return !hasCode(failure, 'ESRCH')
  }
}
