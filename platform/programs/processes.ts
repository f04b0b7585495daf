import { readFileSync } from 'node:fs'

/** Returns the ids of the process and all its descendants (Linux only). */
function processTreeOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return [pid, ...(children === '' ? [] : children.split(' ').flatMap((child) => processTreeOf(Number(child))))]
}

const matchNumber = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0)

/** Returns the resident memory of the process and its descendants, in megabytes. */
export const memoryMb = (pid: number): number =>
  processTreeOf(pid).reduce(
    (sum, treePid) => sum + matchNumber(readFileSync(`/proc/${treePid}/status`, 'utf8'), /VmRSS:\s+(\d+)/),
    0,
  ) / 1024

/**
 * Returns the memory in megabytes that a pod is charged for the process and its descendants: the sum of their private
 * memory, plus shared files, such as Node's program, counted once.
 */
export function podMemoryMb(pid: number): number {
  const statuses = processTreeOf(pid).map((treePid) => readFileSync(`/proc/${treePid}/status`, 'utf8'))
  const kilobytesOf = (name: string) => statuses.map((status) => matchNumber(status, new RegExp(`${name}:\\s+(\\d+)`)))
  const ownKilobytes = [...kilobytesOf('RssAnon'), ...kilobytesOf('RssShmem')].reduce(
    (sum, kilobytes) => sum + kilobytes,
    0,
  )
  return (ownKilobytes + Math.max(...kilobytesOf('RssFile'))) / 1024
}

/**
 * Returns the CPU time that the process and its descendants have used, in milliseconds. Linux counts it in hundredths
 * of a second.
 */
export const processorMs = (pid: number): number =>
  processTreeOf(pid).reduce((sum, treePid) => {
    const fields = readFileSync(`/proc/${treePid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    // The fields `utime` and `stime`.
    return sum + (Number(fields[11]) + Number(fields[12])) * 10
  }, 0)

const establishedState = '01'

/** Returns the number of open connections to a local port. */
export const countConnectionsTo = (port: number): number =>
  ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((path) => readFileSync(path, 'utf8').split('\n'))
    .filter((line) => {
      const [, local = '', , state] = line.trim().split(/\s+/)
      return state === establishedState && Number.parseInt(local.split(':')[1] ?? '', 16) === port
    }).length
