import { describe, expect, it } from '@jest/globals'
import type { Channel } from 'shared/federation'
import {
  disabledChannel,
  enabledChannel,
  publishedChannel,
  rolledBackChannel,
  withCanary,
  withoutCanary,
} from './channel.ts'

const stamp = { at: '2026-03-02T10:00:00.000Z', by: 'anne' }
const live: Channel = { current: '2', previous: '1' }
const liveWithCanary: Channel = { ...live, canary: { build: '3', percent: 5 } }

function withoutHistory(channel: Channel): Channel {
  const { current, previous, canary, disabled } = channel
  return { current, ...(previous && { previous }), ...(canary && { canary }), ...(disabled && { disabled }) }
}

describe('channel changes', () => {
  it.each([
    ['publishing the first build makes it current', publishedChannel(undefined, '1', stamp), { current: '1' }],
    [
      'publishing a build makes the former current build the previous one',
      publishedChannel(live, '3', stamp),
      { current: '3', previous: '2' },
    ],
    [
      'publishing a build keeps the area disabled',
      publishedChannel({ ...live, disabled: true }, '3', stamp),
      { current: '3', previous: '2', disabled: true },
    ],
    [
      'publishing a build other than the canary build keeps the canary',
      publishedChannel(liveWithCanary, '4', stamp),
      { current: '4', previous: '2', canary: { build: '3', percent: 5 } },
    ],
    [
      'publishing the canary build for everyone ends the canary',
      publishedChannel(liveWithCanary, '3', stamp),
      { current: '3', previous: '2' },
    ],
    [
      'a rollback swaps the current and the previous build',
      rolledBackChannel(live, stamp),
      { current: '1', previous: '2' },
    ],
    [
      'a rollback to a named older build makes it current',
      rolledBackChannel(live, stamp, '0'),
      { current: '0', previous: '2' },
    ],
    [
      'a rollback keeps the canary',
      rolledBackChannel(liveWithCanary, stamp),
      { current: '1', previous: '2', canary: { build: '3', percent: 5 } },
    ],
    [
      'starting a canary adds its build, percentage and groups',
      withCanary(live, { build: '3', percent: 5, groups: ['team'] }, stamp),
      { ...live, canary: { build: '3', percent: 5, groups: ['team'] } },
    ],
    ['ending the canary removes it', withoutCanary(liveWithCanary, stamp), live],
    ['disabling the area sets `disabled`', disabledChannel(live, stamp), { ...live, disabled: true }],
    ['enabling the area removes `disabled`', enabledChannel({ ...live, disabled: true }, stamp), live],
  ])('%s', (_caseName, channel, expected) => {
    expect(withoutHistory(channel)).toEqual(expected)
  })

  it.each([
    ['the live build is published again', (channel: Channel) => publishedChannel(channel, '2', stamp)],
    ['the rollback target is already current', (channel: Channel) => rolledBackChannel(channel, stamp, '2')],
    ['a disabled area is disabled again', (channel: Channel) => disabledChannel(channel, stamp)],
    ['there is no canary to end', (channel: Channel) => withoutCanary(channel, stamp)],
  ])('returns the same object when %s', (_caseName, change) => {
    const channel = { ...live, disabled: true }
    expect(change(channel)).toBe(channel)
  })

  it('keeps the last 20 actions in its history, newest first', () => {
    let channel = publishedChannel(undefined, '0', { ...stamp, reason: 'first' })
    channel = disabledChannel(channel, { ...stamp, reason: 'prices are wrong' })
    expect(channel.history).toEqual([
      { act: 'disable', ...stamp, reason: 'prices are wrong' },
      { act: 'publish', build: '0', ...stamp, reason: 'first' },
    ])
    for (let build = 1; build < 40; build += 1) channel = publishedChannel(channel, String(build), stamp)
    expect(channel.history).toHaveLength(20)
  })

  it('stores the retirement date of a build until the build is live again', () => {
    const afterThirdBuild = publishedChannel(live, '3', stamp)
    expect(afterThirdBuild.retired).toEqual({ '1': stamp.at })
    expect(rolledBackChannel(afterThirdBuild, stamp, '1').retired).toEqual({ '2': stamp.at })
  })
})
