import { parseArgs } from 'node:util'
import type { Wishes } from './acts/wishes.ts'

const acts = ['publish', 'rollback', 'canary', 'disable', 'enable', 'status'] as const
type Act = (typeof acts)[number]

export interface Asked {
  act: Act
  /** `shell` or `mf-…`; empty for the status of all. */
  name: string
  store: string
  wishes: Wishes
  withoutConformance?: string
  withoutSmoke?: string
  end: boolean
  promote: boolean
  compose: boolean
}

/** The command was not understood: exit code 2. */
export class MisusedCommand extends Error {}

const usage = `npm run area -- <act> <area> [options]     <area>: mf-agenda, …, shell or embed

  publish <area>    builds it, tests it, uploads it and puts it live
                    --percent 5 --groups testers  for some only   --build <id>  one that is there already
                    --without-conformance <why>   --without-smoke <why>
  rollback <area>   back to the build before      --build <id>  to an older one
  canary <area>     --percent 20 --groups testers [--build <id>]   --promote   --end
  disable <area>    a maintenance card in its place               enable <area>  opens it again
  status [<area>]   what is live, or an area's last acts
                    --compose  writes the registry anew from the channels

  --store <folder or s3://bucket/before?endpoint=…&region=…>      RELEASE_STORE, else dist
  --reason <why>    kept with the act, shown by status`

const flagsOf: Record<Act, readonly string[]> = {
  publish: ['build', 'percent', 'groups', 'without-conformance', 'without-smoke'],
  rollback: ['build'],
  canary: ['build', 'percent', 'groups', 'promote', 'end'],
  disable: [],
  enable: [],
  status: ['compose'],
}

export function asked(args: readonly string[], env: NodeJS.ProcessEnv): Asked {
  const { values, positionals } = parsedOrMisused(args)
  const [given, name = '', ...more] = positionals
  const act = acts.find((one) => one === given)
  if (!act || more.length > 0) throw new MisusedCommand(usage)
  const misuse = nameMisuse(act, name, values) ?? flagMisuse(act, values)
  if (misuse) throw new MisusedCommand(misuse)
  const { 'without-conformance': withoutConformance, 'without-smoke': withoutSmoke, build, reason, store } = values
  const share = shareIn(values)
  return {
    act,
    name,
    store: store || env['RELEASE_STORE'] || 'dist',
    wishes: { ...(build && { build }), ...(reason && { reason }), ...(share && { share }) },
    ...(withoutConformance && { withoutConformance }),
    ...(withoutSmoke && { withoutSmoke }),
    end: values.end ?? false,
    promote: values.promote ?? false,
    compose: values.compose ?? false,
  }
}

function nameMisuse(act: Act, name: string, { percent, groups }: Values): string | undefined {
  const isForSome = percent !== undefined || groups !== undefined
  if (act === 'status' && name === '') return undefined
  if (!/^(shell|embed|mf-[a-z][a-z0-9-]*)$/.test(name)) return `${act} which area?\n\n${usage}`
  if (name === 'shell' && (isForSome || !['publish', 'rollback', 'status'].includes(act)))
    return 'The shell is one for everybody: it can be published and rolled back.'
  if (name === 'embed' && (isForSome || act !== 'publish'))
    return 'The embed is one for all partners: publish it, or a build that is there with --build.'
  return undefined
}

function flagMisuse(act: Act, values: Values): string | undefined {
  const strange = Object.keys(values).filter((flag) => !['store', 'reason', ...flagsOf[act]].includes(flag))
  if (strange.length > 0) return `${act} knows no --${strange.join(', --')}.\n\n${usage}`
  const { build, percent, groups, promote, end } = values
  if (build !== undefined && !/^\w[\w.+-]*$/.test(build)) return `${build} is no name of a build.`
  if (percent !== undefined && !(/^\d+(\.\d+)?$/.test(percent) && Number(percent) <= 100))
    return `--percent is a number from 0 to 100, not ${percent}.`
  const ways = [percent ?? groups, promote, end].filter((way) => way !== undefined)
  if (act === 'canary' && (ways.length !== 1 || (build && (promote || end))))
    return `canary needs one of --percent (and --groups), --promote and --end.\n\n${usage}`
  const silent = (['without-conformance', 'without-smoke'] as const).find((flag) => values[flag]?.trim() === '')
  return silent && `--${silent} needs the reason why.`
}

type Values = ReturnType<typeof parsedOrMisused>['values']

function parsedOrMisused(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const options = {
    store: text,
    build: text,
    percent: text,
    groups: text,
    reason: text,
    'without-conformance': text,
    'without-smoke': text,
    end: flag,
    promote: flag,
    compose: flag,
  }
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (failure) {
    throw new MisusedCommand(`${failure instanceof Error ? failure.message : ''}\n\n${usage}`)
  }
}

function shareIn({ percent, groups }: Values): Wishes['share'] {
  if (percent === undefined && groups === undefined) return undefined
  const names = (groups ?? '')
    .split(',')
    .map((group) => group.trim())
    .filter(Boolean)
  return { percent: Number(percent ?? 0), ...(names.length > 0 && { groups: names }) }
}
