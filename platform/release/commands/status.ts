import { isRegistry } from 'shared/federation/guards'
import type { Channel } from 'shared/federation'
import { liveChannelOf } from '../changeChannels.ts'
import { readLiveState, parseJson } from '../liveState.ts'
import { registeredAreas } from '../registry/registeredAreas.ts'
import type { Store } from '../store/Store.ts'
import { requireChannel } from './requireChannel.ts'
import { describeShare } from './describeOutcome.ts'

const columns = ['area', 'current', 'previous', 'canary', 'state', 'since', 'act', 'by', 'reason']

/**
 * Lists the live builds according to the channels, and states whether the registry is up to date. With a name, lists
 * the last actions on that area instead.
 */
export async function status(store: Store, selectedName = ''): Promise<string[]> {
  const state = await readLiveState(store)
  if (selectedName) return historyLines(requireChannel(liveChannelOf(state, selectedName)?.channel, selectedName))
  const channels: [string, Channel | undefined][] = [
    ['shell', state.shell?.channel],
    ...Object.entries(state.areas).map(([name, { channel }]): [string, Channel] => [name, channel]),
  ]
  const rows = channels.flatMap(([name, channel]) => (channel ? [rowOf(name, channel)] : []))
  const storedRegistry = await store.read('registry.json')
  const content = storedRegistry && parseJson(storedRegistry.content)
  const registry = isRegistry(content) ? content : undefined
  const { areas, problems } = registeredAreas(state, registry)
  const isRegistryCurrent =
    registry &&
    registry.shell === state.shell?.channel.current &&
    JSON.stringify(registry.areas) === JSON.stringify(areas)
  if (rows.length === 0) return [`Nothing has been published to ${store.location} yet.`, ...problems]
  return [
    ...tableOf([columns, ...rows]),
    isRegistryCurrent
      ? `The registry (serial ${registry.serial}) is up to date.`
      : 'The registry is out of date: `npm run area -- status --compose` updates it.',
    ...problems,
  ]
}

function rowOf(name: string, { current, previous = '', canary, disabled, history = [] }: Channel): string[] {
  const [lastAction] = history
  const since = lastAction ? toMinutePrecision(lastAction.at) : ''
  return [
    name,
    current,
    previous,
    canary ? `${canary.build} for ${describeShare(canary)}` : '',
    disabled ? 'closed' : 'open',
    since,
    lastAction?.act ?? '',
    lastAction?.by ?? '',
    lastAction?.reason ?? '',
  ]
}

/** Returns a table of the area's last actions, newest first. */
const historyLines = ({ history = [] }: Channel): string[] =>
  tableOf([
    ['when', 'act', 'build', 'by', 'reason'],
    ...history.map(({ at, act, build = '', by = '', reason = '' }) => [toMinutePrecision(at), act, build, by, reason]),
  ])

const toMinutePrecision = (at: string) => at.slice(0, 16).replace('T', ' ')

function tableOf(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
