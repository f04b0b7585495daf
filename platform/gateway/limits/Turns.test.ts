import { describe, expect, it } from '@jest/globals'
import { Turns } from './Turns.ts'

describe('the requests of one address', () => {
  it('wait for their turn in order, and delay no other address', async () => {
    const turns = new Turns({ inProgress: 1, waiting: 2 })
    const begun: string[] = []
    const ask = async (name: string, address = 'a') => {
      if (await turns.next(address)) begun.push(name)
      else begun.push(`not ${name}`)
    }
    const all = [ask('first'), ask('second'), ask('third'), ask('fourth'), ask('other', 'b')]
    await Promise.all([all[0], all[3], all[4]])
    expect(begun).toEqual(['first', 'not fourth', 'other'])
    turns.end('a')
    await all[1]
    turns.end('a')
    await all[2]
    expect(begun.slice(3)).toEqual(['second', 'third'])
    turns.end('a')
    expect(await turns.next('a')).toBe(true)
  })
})
