import { Privilege } from 'shared/contracts/access'
import type { AreaDescriptor, AreaName, IconName } from 'shared/federation'
import { iconNames } from 'shared/federation'
import { bestMatch } from 'shared/federation/paths'

/** What a team says of the area it begins. */
export interface Wish {
  name: AreaName
  /** French: in the menu, on the page, on the area's card when it is away. */
  title: string
  path: `/${string}`
  /** Left out: every member may enter. */
  privilege?: Privilege
  icon: IconName
}

/** As typed: nothing is sure. */
export type Asked = Partial<Record<'name' | 'title' | 'path' | 'privilege' | 'icon', string>>

export const privileges: readonly Privilege[] = Privilege.anyOf.map((each) => each.const)
/** The word for `--privilege` that opens an area to every member. */
export const everyMember = 'none'
export const usualIcon: IconName = 'activity'

/** Addresses of the gateway, the shell and the partners' files. */
const taken =
  /^\/(api|mf|shell|embed|pages|partenaires|_mail|reset-password|change-password|pros\/payment-blocked)(\/|$)/

const isName = (text: string): text is AreaName => /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)
const isPath = (text: string): text is `/${string}` => /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(text)
const isTitle = (text: string) => text.trim() !== '' && text.length <= 40 && !/[<>{}"\\\n]/.test(text)
const isPrivilege = (text: string): text is Privilege => privileges.some((known) => known === text)
const isIcon = (text: string): text is IconName => iconNames.some((known) => known === text)

type Refusal = string | undefined
const unless = (holds: boolean, sentence: string): Refusal => (holds ? undefined : sentence)

/** One sentence for each thing that keeps the area from being made; `known` are the areas there are. */
export const refusals = (asked: Asked, known: readonly AreaDescriptor[]): string[] =>
  [
    nameRefusal(asked.name ?? '', known),
    titleRefusal(asked.title ?? ''),
    pathRefusal(asked.path ?? '', known),
    privilegeRefusal(asked.privilege ?? ''),
    iconRefusal(asked.icon ?? usualIcon),
  ].flatMap((refusal) => refusal ?? [])

export function nameRefusal(name: string, known: readonly AreaDescriptor[]): Refusal {
  if (!isName(name)) return `An area is called mf- and small letters, like mf-coaching; not "${name}".`
  if (known.some((area) => area.name === name)) return `There is already an area ${name}.`
  const owner = known.find(({ menu, tour }) => [...menu, ...tour].some(({ id }) => id === menuIdOf(name)))
  return owner && `The menu entry ${menuIdOf(name)} is that of ${owner.name}: choose another name.`
}

export const titleRefusal = (title: string): Refusal =>
  unless(
    isTitle(title),
    'The title is French, of 1 to 40 characters, without < > { } " nor \\: --title "Accompagnement".',
  )

export function pathRefusal(path: string, known: readonly AreaDescriptor[]): Refusal {
  if (!isPath(path)) return `The path is made of small letters, figures and dashes, like /pros/coaching; not "${path}".`
  if (taken.test(path)) return `The path ${path} is the platform's own: choose another.`
  const owner = known.find(({ paths }) => bestMatch(paths, path))
  return owner && `The path ${path} is that of ${owner.name}: choose another.`
}

export const privilegeRefusal = (privilege: string): Refusal =>
  unless(
    isPrivilege(privilege) || privilege === everyMember,
    `There is no privilege "${privilege}": choose among ${privileges.join(', ')}, or ${everyMember} for every member.`,
  )

export const iconRefusal = (icon: string): Refusal =>
  unless(isIcon(icon), `There is no icon "${icon}": choose among ${iconNames.join(', ')}.`)

/** The wish when nothing refuses it. */
export function wishOf({
  name = '',
  title = '',
  path = '',
  privilege = '',
  icon = usualIcon,
}: Asked): Wish | undefined {
  if (!isName(name) || !isTitle(title) || !isPath(path) || !isIcon(icon)) return undefined
  return { name, title: title.trim(), path, icon, ...(isPrivilege(privilege) && { privilege }) }
}

/** `mf-coaching` has the menu entry `coaching`. */
export const menuIdOf = (name: AreaName): string => name.slice('mf-'.length)
