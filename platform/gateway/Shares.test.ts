import { describe, expect, it } from '@jest/globals'
import { Shares } from './Shares.ts'

describe('what visitors share', () => {
  it('is refused to an address that has its part, and not to another', () => {
    const shares = new Shares({ total: 10, perAddress: 2 })
    expect([shares.take('a'), shares.take('a'), shares.take('a'), shares.take('b')]).toEqual([true, true, false, true])
  })

  it('is refused to everybody when nothing is left', () => {
    const shares = new Shares({ total: 3, perAddress: 2 })
    expect([shares.take('a', 2), shares.take('b', 2), shares.take('b')]).toEqual([true, false, true])
  })

  it('can be taken again once given back', () => {
    const shares = new Shares({ total: 2, perAddress: 2 })
    shares.take('a', 2)
    shares.giveBack('a', 2)
    expect([shares.take('b', 2), shares.take('a')]).toEqual([true, false])
  })
})
