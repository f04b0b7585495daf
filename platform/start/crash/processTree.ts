import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'

/** A process and all its descendants. */
function processTree(root: number): number[] {
  const parents = parentPids()
  const tree = [root]
  for (const pid of tree) tree.push(...parents.filter(([, parent]) => parent === pid).map(([child]) => child))
  return tree
}

/** Pauses all processes before it kills them, so that none reacts to the end of another, as in a power cut. */
export function killTree(root: number): void {
  const tree = processTree(root)
  for (const signal of ['SIGSTOP', 'SIGKILL'] as const) for (const pid of tree) send(pid, signal)
}

function parentPids(): [pid: number, parent: number][] {
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
    // The program's name is in parentheses and may contain spaces.
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
    // It has exited already.
  }
}
