import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'

/** A process and everything it started, at whatever depth. */
export function processTree(root: number): number[] {
  const parents = parentOf()
  const tree = [root]
  for (const pid of tree) tree.push(...parents.filter(([, parent]) => parent === pid).map(([child]) => child))
  return tree
}

/** Stopped first, so that none sees another die, then killed: as when the power goes. */
export function killTree(root: number): void {
  const tree = processTree(root)
  for (const signal of ['SIGSTOP', 'SIGKILL'] as const) for (const pid of tree) send(pid, signal)
}

function parentOf(): [pid: number, parent: number][] {
  if (existsSync('/proc/self/stat'))
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(fromProc)
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return stdout
    .trim()
    .split('\n')
    .map((line) => [Number(line.trim().split(/\s+/)[0]), Number(line.trim().split(/\s+/)[1])])
}

function fromProc(name: string): [number, number][] {
  try {
    // The program's name stands between parentheses and may hold spaces.
    const [, parent = ''] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return [[Number(name), Number(parent)]]
  } catch {
    return []
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Gone already.
  }
}
