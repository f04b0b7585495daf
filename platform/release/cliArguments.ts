import { parseArgs } from 'node:util'
import type { ReleaseOptions } from './commands/ReleaseOptions.ts'

const commands = ['publish', 'rollback', 'canary', 'disable', 'enable', 'status'] as const
type Command = (typeof commands)[number]

export interface CliArguments {
  command: Command
  /** `shell`, `embed` or `mf-…`; empty for the status of all areas. */
  name: string
  store: string
  options: ReleaseOptions
  /** The folder of a build made outside this repository. */
  from?: string
  /** The reasons for not testing the build's conformance, and for not opening it in a browser. */
  withoutConformance?: string
  withoutSmoke?: string
  /** Flags of `canary`: end it, or promote it to all users. */
  end: boolean
  promote: boolean
  /** Flag of `status`: writes the registry again from the channels. */
  compose: boolean
}

/** Thrown for invalid command-line arguments: the process then exits with code 2. */
export class UsageError extends Error {}

const usage = `npm run area -- <command> <area> [options]    <area>: mf-agenda, …, shell or embed

  publish <area>    builds, tests and uploads the area, and makes the build live
                    --percent 5 --groups testers  limits it to some users
                    --build <id>  publishes a stored build
                    --from <folder>  publishes a build made outside this repository
                    --without-conformance <why>   --without-smoke <why>
  rollback <area>   returns to the previous build   --build <id>  returns to an older build
  canary <area>     --percent 20 --groups testers [--build <id>]   --promote   --end
  disable <area>    replaces the area by a maintenance card
  enable <area>     opens the area again
  status [<area>]   lists the live builds, or the last actions on one area
                    --compose  writes the registry again from the channels

  --store <folder or s3://bucket/prefix?endpoint=…&region=…>      default: RELEASE_STORE, else dist
  --reason <why>    stored in the history, shown by status`

const flagsOf: Record<Command, readonly string[]> = {
  publish: ['build', 'from', 'percent', 'groups', 'without-conformance', 'without-smoke'],
  rollback: ['build'],
  canary: ['build', 'percent', 'groups', 'promote', 'end'],
  disable: [],
  enable: [],
  status: ['compose'],
}

/** Parses the arguments of `npm run area`; throws a UsageError with a message for the operator. */
export function parseCliArguments(args: readonly string[], env: NodeJS.ProcessEnv): CliArguments {
  const { values, positionals } = parseFlags(args)
  const [commandName, name = '', ...extraArguments] = positionals
  const command = commands.find((candidate) => candidate === commandName)
  if (!command || extraArguments.length > 0) throw new UsageError(usage)
  const problem = nameProblem(command, name, values) ?? flagProblem(command, values)
  if (problem) throw new UsageError(problem)
  const {
    'without-conformance': withoutConformance,
    'without-smoke': withoutSmoke,
    build,
    from,
    reason,
    store,
  } = values
  const userShare = parseUserShare(values)
  return {
    command,
    name,
    store: store || env['RELEASE_STORE'] || 'dist',
    options: { ...(build && { build }), ...(reason && { reason }), ...(userShare && { share: userShare }) },
    ...(from && { from }),
    ...(withoutConformance && { withoutConformance }),
    ...(withoutSmoke && { withoutSmoke }),
    end: values.end ?? false,
    promote: values.promote ?? false,
    compose: values.compose ?? false,
  }
}

function nameProblem(command: Command, name: string, { percent, groups, from }: Values): string | undefined {
  const isLimitedToSomeUsers = percent !== undefined || groups !== undefined
  if (command === 'status' && name === '') return undefined
  if (!/^(shell|embed|mf-[a-z][a-z0-9-]*)$/.test(name)) return `${command} needs the name of an area.\n\n${usage}`
  if (from !== undefined && !name.startsWith('mf-')) return `--from is only for areas, not for the ${name}.`
  if (name === 'shell' && (isLimitedToSomeUsers || !['publish', 'rollback', 'status'].includes(command)))
    return 'The shell is the same for everyone: it can only be published and rolled back.'
  if (name === 'embed' && (isLimitedToSomeUsers || command !== 'publish'))
    return 'The embed is the same for all partners: publish it, or a stored build with --build.'
  return undefined
}

function flagProblem(command: Command, values: Values): string | undefined {
  const unknown = Object.keys(values).filter((flag) => !['store', 'reason', ...flagsOf[command]].includes(flag))
  if (unknown.length > 0) return `${command} has no option --${unknown.join(', --')}.\n\n${usage}`
  const { build, from, percent, groups, promote, end } = values
  if (from?.trim() === '' || (from !== undefined && build !== undefined))
    return '--from needs the folder of a build, and no --build.'
  if (build !== undefined && !/^\w[\w.+-]*$/.test(build)) return `${build} is not a valid build name.`
  if (percent !== undefined && !(/^\d+(\.\d+)?$/.test(percent) && Number(percent) <= 100))
    return `--percent is a number from 0 to 100, not ${percent}.`
  const canaryActions = [percent ?? groups, promote, end].filter((mode) => mode !== undefined)
  if (command === 'canary' && (canaryActions.length !== 1 || (build && (promote || end))))
    return `canary needs one of --percent (and --groups), --promote and --end.\n\n${usage}`
  const flagWithoutReason = (['without-conformance', 'without-smoke'] as const).find(
    (flag) => values[flag]?.trim() === '',
  )
  return flagWithoutReason && `--${flagWithoutReason} needs a reason.`
}

type Values = ReturnType<typeof parseFlags>['values']

function parseFlags(args: readonly string[]) {
  const textFlag = { type: 'string' } as const
  const switchFlag = { type: 'boolean' } as const
  const options = {
    store: textFlag,
    build: textFlag,
    from: textFlag,
    percent: textFlag,
    groups: textFlag,
    reason: textFlag,
    'without-conformance': textFlag,
    'without-smoke': textFlag,
    end: switchFlag,
    promote: switchFlag,
    compose: switchFlag,
  }
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (failure) {
    throw new UsageError(`${failure instanceof Error ? failure.message : ''}\n\n${usage}`)
  }
}

function parseUserShare({ percent, groups }: Values): ReleaseOptions['share'] {
  if (percent === undefined && groups === undefined) return undefined
  const groupNames = (groups ?? '')
    .split(',')
    .map((group) => group.trim())
    .filter(Boolean)
  return { percent: Number(percent ?? 0), ...(groupNames.length > 0 && { groups: groupNames }) }
}
