import { execFileSync } from 'node:child_process'
import { relative } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { root } from '../root.mjs'

const maxLength = 72

/** Returns the lines that git prints; none outside a checkout. */
function git(...args: string[]): string[] {
  try {
    const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return output.split('\n').filter(Boolean)
  } catch {
    return []
  }
}

/** Returns the subjects of the commits since the commit that added this test. */
function subjectsSinceThisTest(): string[] {
  const [firstCommit] = git('log', '--diff-filter=A', '--format=%H', '--', relative(root, import.meta.filename)).slice(
    -1,
  )
  return firstCommit === undefined ? [] : git('log', '--no-merges', '--format=%s', `${firstCommit}..HEAD`)
}

describe('the subject of a commit', () => {
  it(`has at most ${maxLength} characters`, () => {
    expect(subjectsSinceThisTest().filter((subject) => subject.length > maxLength)).toEqual([])
  })
})
