import { describe, expect, it } from '@jest/globals'
import type { Channel } from 'shared/federation'
import { disabledChannel, enabledChannel, published, rolledBack, withCanary, withoutCanary } from './channel.ts'

const stamp = { at: '2026-03-02T10:00:00.000Z', by: 'anne' }
const live: Channel = { current: '2', previous: '1' }
const trial: Channel = { ...live, canary: { build: '3', percent: 5 } }

function withoutMemory(channel: Channel): Channel {
  const { current, previous, canary, disabled } = channel
  return { current, ...(previous && { previous }), ...(canary && { canary }), ...(disabled && { disabled }) }
}

describe('a channel', () => {
  it.each([
    ['begins with its first build', published(undefined, '1', stamp), { current: '1' }],
    ['takes a new build and keeps the one before', published(live, '3', stamp), { current: '3', previous: '2' }],
    [
      'stays closed when a build is published',
      published({ ...live, disabled: true }, '3', stamp),
      { current: '3', previous: '2', disabled: true },
    ],
    [
      'keeps its canary when another build is published',
      published(trial, '4', stamp),
      { current: '4', previous: '2', canary: { build: '3', percent: 5 } },
    ],
    ['ends its canary when that is published for all', published(trial, '3', stamp), { current: '3', previous: '2' }],
    ['swaps its builds when it is rolled back', rolledBack(live, stamp), { current: '1', previous: '2' }],
    ['goes back to an older build by name', rolledBack(live, stamp, '0'), { current: '0', previous: '2' }],
    [
      'goes back beside its canary',
      rolledBack(trial, stamp),
      { current: '1', previous: '2', canary: { build: '3', percent: 5 } },
    ],
    [
      'shows a build to some',
      withCanary(live, { build: '3', percent: 5, groups: ['team'] }, stamp),
      { ...live, canary: { build: '3', percent: 5, groups: ['team'] } },
    ],
    ['ends its canary', withoutCanary(trial, stamp), live],
    ['is closed', disabledChannel(live, stamp), { ...live, disabled: true }],
    ['is opened', enabledChannel({ ...live, disabled: true }, stamp), live],
  ])('%s', (_sentence, channel, expected) => {
    expect(withoutMemory(channel)).toEqual(expected)
  })

  it.each([
    ['what is live is published again', (channel: Channel) => published(channel, '2', stamp)],
    ['it goes back to what is live', (channel: Channel) => rolledBack(channel, stamp, '2')],
    ['it is closed already', (channel: Channel) => disabledChannel(channel, stamp)],
    ['it has no canary to end', (channel: Channel) => withoutCanary(channel, stamp)],
  ])('stays the same when %s', (_sentence, act) => {
    const channel = { ...live, disabled: true }
    expect(act(channel)).toBe(channel)
  })

  it('keeps its last acts, the newest first', () => {
    let channel = published(undefined, '0', { ...stamp, reason: 'first' })
    channel = disabledChannel(channel, { ...stamp, reason: 'prices are wrong' })
    expect(channel.history).toEqual([
      { act: 'disable', ...stamp, reason: 'prices are wrong' },
      { act: 'publish', build: '0', ...stamp, reason: 'first' },
    ])
    for (let build = 1; build < 40; build += 1) channel = published(channel, String(build), stamp)
    expect(channel.history).toHaveLength(20)
  })

  it('remembers since when a build is out of use, until it is live again', () => {
    const third = published(live, '3', stamp)
    expect(third.retired).toEqual({ '1': stamp.at })
    expect(rolledBack(third, stamp, '1').retired).toEqual({ '2': stamp.at })
  })
})
