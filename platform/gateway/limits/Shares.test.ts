import { describe, expect, it } from '@jest/globals'
import { Shares } from './Shares.ts'

describe('a limit shared by visitors', () => {
  it('refuses an address that has used its share, but not another one', () => {
    const shares = new Shares({ total: 10, perAddress: 2 })
    expect([shares.take('a'), shares.take('a'), shares.take('a'), shares.take('b')]).toEqual([true, true, false, true])
  })

  it('refuses all addresses when the total is used up', () => {
    const shares = new Shares({ total: 3, perAddress: 2 })
    expect([shares.take('a', 2), shares.take('b', 2), shares.take('b')]).toEqual([true, false, true])
  })

  it('can be used again after a release', () => {
    const shares = new Shares({ total: 2, perAddress: 2 })
    shares.take('a', 2)
    shares.giveBack('a', 2)
    expect([shares.take('b', 2), shares.take('a')]).toEqual([true, false])
  })
})
