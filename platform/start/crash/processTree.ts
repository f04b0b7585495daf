import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'

/** Returns the ids of a process and all its descendants. */
function pidsOfTree(rootPid: number): number[] {
  const parents = readParentPids()
  const pids = [rootPid]
  for (const pid of pids) pids.push(...parents.filter(([, parent]) => parent === pid).map(([child]) => child))
  return pids
}

/**
 * Kills a process and its descendants as a power cut would: pauses all of them first, so that no process reacts to the
 * end of another.
 */
export function killTree(rootPid: number): void {
  const pids = pidsOfTree(rootPid)
  for (const signal of ['SIGSTOP', 'SIGKILL'] as const) for (const pid of pids) sendSignal(pid, signal)
}

function readParentPids(): [pid: number, parent: number][] {
  if (existsSync('/proc/self/stat'))
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readParentPid)
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return stdout
    .trim()
    .split('\n')
    .map((line) => [Number(line.trim().split(/\s+/)[0]), Number(line.trim().split(/\s+/)[1])])
}

function readParentPid(name: string): [number, number][] {
  try {
    // The program's name is in parentheses and may contain spaces.
    const [, parent = ''] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return [[Number(name), Number(parent)]]
  } catch {
    return []
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has already exited.
  }
}
