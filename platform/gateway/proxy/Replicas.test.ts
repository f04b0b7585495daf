import { describe, expect, it } from '@jest/globals'
import { Replicas } from './Replicas.ts'

const hostsInOrder = (replicas: Replicas, nowMs: number) =>
  replicas.listRoundRobin(nowMs).map(({ hostname }) => hostname)

describe('Replicas', () => {
  it('returns the replicas in round robin', () => {
    const replicas = new Replicas(['http://a:1', 'http://b:1', 'http://c:1'])
    expect([hostsInOrder(replicas, 0), hostsInOrder(replicas, 0), hostsInOrder(replicas, 0)]).toEqual([
      ['a', 'b', 'c'],
      ['b', 'c', 'a'],
      ['c', 'a', 'b'],
    ])
  })

  it('returns a failed replica last for one second', () => {
    const replicas = new Replicas(['http://a:1', 'http://b:1'])
    const [failedReplica] = replicas.listRoundRobin(0)
    if (failedReplica) replicas.setAside(failedReplica, 0)
    expect([hostsInOrder(replicas, 1), hostsInOrder(replicas, 999), hostsInOrder(replicas, 1_000)]).toEqual([
      ['b', 'a'],
      ['b', 'a'],
      ['b', 'a'],
    ])
    expect(hostsInOrder(replicas, 1_001)).toEqual(['a', 'b'])
  })
})
