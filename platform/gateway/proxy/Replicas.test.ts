import { describe, expect, it } from '@jest/globals'
import { Replicas } from './Replicas.ts'

const hosts = (replicas: Replicas, now: number) => replicas.inRoundRobin(now).map(({ hostname }) => hostname)

describe('Replicas', () => {
  it('returns the replicas in round robin', () => {
    const replicas = new Replicas(['http://a:1', 'http://b:1', 'http://c:1'])
    expect([hosts(replicas, 0), hosts(replicas, 0), hosts(replicas, 0)]).toEqual([
      ['a', 'b', 'c'],
      ['b', 'c', 'a'],
      ['c', 'a', 'b'],
    ])
  })

  it('returns a failed replica last for one second', () => {
    const replicas = new Replicas(['http://a:1', 'http://b:1'])
    const [away] = replicas.inRoundRobin(0)
    if (away) replicas.setAside(away, 0)
    expect([hosts(replicas, 1), hosts(replicas, 999), hosts(replicas, 1_000)]).toEqual([
      ['b', 'a'],
      ['b', 'a'],
      ['b', 'a'],
    ])
    expect(hosts(replicas, 1_001)).toEqual(['a', 'b'])
  })
})
