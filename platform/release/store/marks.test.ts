import { describe, expect, it } from '@jest/globals'
import { isGone, lease, newName } from './marks.ts'

const [machine = ''] = newName().split('.')
const mark = { file: 't.1', machine, pid: process.pid, age: 0 }

describe('a mark in the queue of releases', () => {
  it.each([
    ['lives while its process does', mark, false],
    ['is dead with its process', { ...mark, pid: 999_999_999 }, true],
    ['is dead when it was not renewed, whoever lives', { ...mark, age: lease + 1 }, true],
    [
      'of another machine lives as long as it is renewed',
      { ...mark, machine: 'elsewhere', pid: 999_999_999, age: lease - 1 },
      false,
    ],
    ['of another machine is dead when it was not', { ...mark, machine: 'elsewhere', age: lease + 1 }, true],
  ])('%s', (_sentence, one, gone) => {
    expect(isGone(one)).toBe(gone)
  })
})
