import { Privilege } from 'shared/contracts/access'
import type { AreaDescriptor, AreaName, IconName } from 'shared/federation'
import { iconNames } from 'shared/federation'
import { bestMatch } from 'shared/federation/paths'

/** The input of `npm run new-area`. */
export interface AreaSpec {
  name: AreaName
  /** French title: in the menu, on the page, and on the area's card when it cannot be loaded. */
  title: string
  path: `/${string}`
  /** Undefined: open to every member. */
  privilege?: Privilege
  icon: IconName
}

/** The options as typed on the command line, unchecked. */
export type AreaOptions = Partial<Record<'name' | 'title' | 'path' | 'privilege' | 'icon', string>>

export const privileges: readonly Privilege[] = Privilege.anyOf.map((each) => each.const)
/** The value of `--privilege` that opens an area to every member. */
export const everyMember = 'none'
export const defaultIcon: IconName = 'activity'

/** Paths of the gateway, the shell and the embed. */
const reservedPaths =
  /^\/(api|mf|shell|embed|pages|partenaires|_mail|reset-password|change-password|pros\/payment-blocked)(\/|$)/

const isName = (text: string): text is AreaName => /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)
const isPath = (text: string): text is `/${string}` => /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(text)
const isTitle = (text: string) => text.trim() !== '' && text.length <= 40 && !/[<>{}"\\\n]/.test(text)
const isPrivilege = (text: string): text is Privilege => privileges.some((known) => known === text)
const isIcon = (text: string): text is IconName => iconNames.some((known) => known === text)

type Problem = string | undefined
const problemUnless = (holds: boolean, message: string): Problem => (holds ? undefined : message)

/** One message per invalid option; `known` are the existing areas. */
export const optionProblems = (options: AreaOptions, known: readonly AreaDescriptor[]): string[] =>
  [
    nameProblem(options.name ?? '', known),
    titleProblem(options.title ?? ''),
    pathProblem(options.path ?? '', known),
    privilegeProblem(options.privilege ?? ''),
    iconProblem(options.icon ?? defaultIcon),
  ].flatMap((problem) => problem ?? [])

export function nameProblem(name: string, known: readonly AreaDescriptor[]): Problem {
  if (!isName(name)) return `An area is called mf- and small letters, like mf-coaching; not "${name}".`
  if (known.some((area) => area.name === name)) return `There is already an area ${name}.`
  const owner = known.find(({ menu, tour }) => [...menu, ...tour].some(({ id }) => id === menuIdOf(name)))
  return owner && `The menu entry ${menuIdOf(name)} is that of ${owner.name}: choose another name.`
}

export const titleProblem = (title: string): Problem =>
  problemUnless(
    isTitle(title),
    'The title is French, of 1 to 40 characters, without < > { } " nor \\: --title "Accompagnement".',
  )

export function pathProblem(path: string, known: readonly AreaDescriptor[]): Problem {
  if (!isPath(path)) return `The path is made of small letters, figures and dashes, like /pros/coaching; not "${path}".`
  if (reservedPaths.test(path)) return `The path ${path} is the platform's own: choose another.`
  const owner = known.find(({ paths }) => bestMatch(paths, path))
  return owner && `The path ${path} is that of ${owner.name}: choose another.`
}

export const privilegeProblem = (privilege: string): Problem =>
  problemUnless(
    isPrivilege(privilege) || privilege === everyMember,
    `There is no privilege "${privilege}": choose among ${privileges.join(', ')}, or ${everyMember} for every member.`,
  )

export const iconProblem = (icon: string): Problem =>
  problemUnless(isIcon(icon), `There is no icon "${icon}": choose among ${iconNames.join(', ')}.`)

/** Returns the spec; undefined unless the options are valid. */
export function areaSpecOf({
  name = '',
  title = '',
  path = '',
  privilege = '',
  icon = defaultIcon,
}: AreaOptions): AreaSpec | undefined {
  if (!isName(name) || !isTitle(title) || !isPath(path) || !isIcon(icon)) return undefined
  return { name, title: title.trim(), path, icon, ...(isPrivilege(privilege) && { privilege }) }
}

/** The id of an area's menu entry: `coaching` for `mf-coaching`. */
export const menuIdOf = (name: AreaName): string => name.slice('mf-'.length)
