import { describe, expect, it } from '@jest/globals'
import type { Channel } from 'shared/federation'
import { disabledChannel, enabledChannel, published, rolledBack, withCanary, withoutCanary } from './channel.ts'

const stamp = { at: '2026-03-02T10:00:00.000Z', by: 'anne' }
const live: Channel = { current: '2', previous: '1' }
const trial: Channel = { ...live, canary: { build: '3', percent: 5 } }

function withoutHistory(channel: Channel): Channel {
  const { current, previous, canary, disabled } = channel
  return { current, ...(previous && { previous }), ...(canary && { canary }), ...(disabled && { disabled }) }
}

describe('a channel', () => {
  it.each([
    ['begins with its first build', published(undefined, '1', stamp), { current: '1' }],
    [
      'takes a new build and keeps the former as the previous one',
      published(live, '3', stamp),
      { current: '3', previous: '2' },
    ],
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
    [
      'ends its canary when the canary is published for everyone',
      published(trial, '3', stamp),
      { current: '3', previous: '2' },
    ],
    ['swaps its builds when it is rolled back', rolledBack(live, stamp), { current: '1', previous: '2' }],
    ['goes back to an older build by name', rolledBack(live, stamp, '0'), { current: '0', previous: '2' }],
    [
      'can be rolled back while it has a canary',
      rolledBack(trial, stamp),
      { current: '1', previous: '2', canary: { build: '3', percent: 5 } },
    ],
    [
      'shows a build to a share of the users',
      withCanary(live, { build: '3', percent: 5, groups: ['team'] }, stamp),
      { ...live, canary: { build: '3', percent: 5, groups: ['team'] } },
    ],
    ['ends its canary', withoutCanary(trial, stamp), live],
    ['is closed', disabledChannel(live, stamp), { ...live, disabled: true }],
    ['is opened', enabledChannel({ ...live, disabled: true }, stamp), live],
  ])('%s', (_sentence, channel, expected) => {
    expect(withoutHistory(channel)).toEqual(expected)
  })

  it.each([
    ['the live build is published again', (channel: Channel) => published(channel, '2', stamp)],
    ['the target is the live build', (channel: Channel) => rolledBack(channel, stamp, '2')],
    ['it is closed already', (channel: Channel) => disabledChannel(channel, stamp)],
    ['it has no canary to end', (channel: Channel) => withoutCanary(channel, stamp)],
  ])('stays the same when %s', (_sentence, act) => {
    const channel = { ...live, disabled: true }
    expect(act(channel)).toBe(channel)
  })

  it('keeps its last actions, the newest first', () => {
    let channel = published(undefined, '0', { ...stamp, reason: 'first' })
    channel = disabledChannel(channel, { ...stamp, reason: 'prices are wrong' })
    expect(channel.history).toEqual([
      { act: 'disable', ...stamp, reason: 'prices are wrong' },
      { act: 'publish', build: '0', ...stamp, reason: 'first' },
    ])
    for (let build = 1; build < 40; build += 1) channel = published(channel, String(build), stamp)
    expect(channel.history).toHaveLength(20)
  })

  it('remembers since when a build is retired, until it is live again', () => {
    const third = published(live, '3', stamp)
    expect(third.retired).toEqual({ '1': stamp.at })
    expect(rolledBack(third, stamp, '1').retired).toEqual({ '2': stamp.at })
  })
})
