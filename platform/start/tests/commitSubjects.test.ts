import { execFileSync } from 'node:child_process'
import { relative } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { root } from '../root.mjs'

const longestSubject = 72

/** The lines that git prints; none outside a checkout. */
function git(...args: string[]): string[] {
  try {
    const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return output.split('\n').filter(Boolean)
  } catch {
    return []
  }
}

/** The subjects of the commits since the one that began to check them. */
function checkedSubjects(): string[] {
  const [first] = git('log', '--diff-filter=A', '--format=%H', '--', relative(root, import.meta.filename)).slice(-1)
  return first === undefined ? [] : git('log', '--no-merges', '--format=%s', `${first}..HEAD`)
}

describe('the subject of a commit', () => {
  it(`has at most ${longestSubject} characters`, () => {
    expect(checkedSubjects().filter((subject) => subject.length > longestSubject)).toEqual([])
  })
})
