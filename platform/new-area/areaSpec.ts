import { Privilege } from 'shared/contracts/access'
import type { AreaDescriptor, AreaName, IconName } from 'shared/federation'
import { iconNames } from 'shared/federation'
import { bestMatch } from 'shared/federation/paths'

/** The input of `npm run new-area`. */
export interface AreaSpec {
  name: AreaName
  /** The French title in the menu, on the page, and on the card shown when the area cannot be loaded. */
  title: string
  path: `/${string}`
  /** Undefined for an area that every member may open. */
  privilege?: Privilege
  icon: IconName
}

/** The options as typed on the command line, unchecked. */
export type AreaOptions = Partial<Record<'name' | 'title' | 'path' | 'privilege' | 'icon', string>>

export const privileges: readonly Privilege[] = Privilege.anyOf.map((privilege) => privilege.const)
/** The value of `--privilege` that opens an area to every member. */
export const everyMember = 'none'
export const defaultIcon: IconName = 'activity'

/** Paths that belong to the gateway, the shell or the embed. */
const reservedPaths =
  /^\/(api|mf|shell|embed|pages|partenaires|_mail|reset-password|change-password|pros\/payment-blocked)(\/|$)/

const isName = (text: string): text is AreaName => /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)
const isPath = (text: string): text is `/${string}` => /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(text)
const isTitle = (text: string) => text.trim() !== '' && text.length <= 40 && !/[<>{}"\\\n]/.test(text)
const isPrivilege = (text: string): text is Privilege => privileges.some((privilege) => privilege === text)
const isIcon = (text: string): text is IconName => iconNames.some((iconName) => iconName === text)

type OptionProblem = string | undefined
const problemUnless = (isValid: boolean, message: string): OptionProblem => (isValid ? undefined : message)

/** Returns one message per invalid option; `existingAreas` are the areas of the product. */
export const optionProblems = (options: AreaOptions, existingAreas: readonly AreaDescriptor[]): string[] =>
  [
    nameProblem(options.name ?? '', existingAreas),
    titleProblem(options.title ?? ''),
    pathProblem(options.path ?? '', existingAreas),
    privilegeProblem(options.privilege ?? ''),
    iconProblem(options.icon ?? defaultIcon),
  ].flatMap((problem) => problem ?? [])

export function nameProblem(name: string, existingAreas: readonly AreaDescriptor[]): OptionProblem {
  if (!isName(name))
    return `The name of an area is mf- and lowercase letters, digits or dashes, like mf-coaching; not "${name}".`
  if (existingAreas.some((area) => area.name === name)) return `There is already an area ${name}.`
  const owner = existingAreas.find(({ menu, tour }) => [...menu, ...tour].some(({ id }) => id === menuIdOf(name)))
  return owner && `The id ${menuIdOf(name)} of the menu entry is already used by ${owner.name}: choose another name.`
}

export const titleProblem = (title: string): OptionProblem =>
  problemUnless(
    isTitle(title),
    'The title is a French text of 1 to 40 characters, without < > { } " nor \\: --title "Accompagnement".',
  )

export function pathProblem(path: string, existingAreas: readonly AreaDescriptor[]): OptionProblem {
  if (!isPath(path))
    return `The path consists of lowercase letters, digits and dashes, like /pros/coaching; not "${path}".`
  if (reservedPaths.test(path)) return `The path ${path} belongs to the platform: choose another.`
  const owner = existingAreas.find(({ paths }) => bestMatch(paths, path))
  return owner && `The path ${path} belongs to ${owner.name}: choose another.`
}

export const privilegeProblem = (privilege: string): OptionProblem =>
  problemUnless(
    isPrivilege(privilege) || privilege === everyMember,
    `There is no privilege "${privilege}": choose among ${privileges.join(', ')}, or ${everyMember} for every member.`,
  )

export const iconProblem = (icon: string): OptionProblem =>
  problemUnless(isIcon(icon), `There is no icon "${icon}": choose among ${iconNames.join(', ')}.`)

/** Returns the spec of the new area; undefined unless the options are valid. */
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

/** Returns the id of an area's menu entry: `coaching` for `mf-coaching`. */
export const menuIdOf = (name: AreaName): string => name.slice('mf-'.length)
