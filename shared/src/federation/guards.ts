import { CONTRACT } from './federation.ts'
import type { AreaBuild, AreaDescriptor, AreaModule, Channel, Registry } from './federation.ts'

type Bag = Record<string, unknown>

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isPath = (value: unknown): value is `/${string}` =>
  isText(value) && value.startsWith('/') && !value.startsWith('//')
const isTextList = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.every(isText))
const everyValue = (value: unknown, holds: (entry: unknown) => boolean): boolean =>
  isBag(value) && Object.values(value).every(holds)
const everyEntry = (value: unknown, holds: (entry: Bag) => boolean): boolean =>
  Array.isArray(value) && value.every((entry) => isBag(entry) && holds(entry))

const isAccess = (bag: Bag): boolean =>
  (bag.privilege === undefined || isText(bag.privilege)) && isTextList(bag.anyPrivilege) && isTextList(bag.offers)

/** Checks the shape only: an area of another contract has it too, and `incompatibilityOf` gives the reason it is refused. */
export const isAreaDescriptor = (value: unknown): value is AreaDescriptor =>
  isBag(value) &&
  typeof value.contract === 'number' &&
  /^mf-[a-z][a-z0-9-]*$/.test(String(value.name)) &&
  isText(value.title) &&
  everyValue(value.requires, isText) &&
  everyEntry(
    value.paths,
    (path) => isPath(path.path) && isText(path.title) && isAudience(path.audience) && isAccess(path),
  ) &&
  everyEntry(value.menu, isMenuEntry) &&
  everyEntry(
    value.tour,
    (step) => [step.id, step.anchor, step.title, step.text].every(isText) && isOrder(step) && isAccess(step),
  )

const isAudience = (value: unknown): boolean => value === 'public' || value === 'professional'
const isOrder = (bag: Bag): boolean => typeof bag.order === 'number'
const isMenuEntry = (entry: Bag): boolean =>
  [entry.id, entry.label, entry.icon].every(isText) &&
  isPath(entry.path) &&
  isOrder(entry) &&
  isAccess(entry) &&
  (entry.plus === undefined || (isBag(entry.plus) && isText(entry.plus.label) && isPath(entry.plus.path)))

export const isAreaModule = (value: unknown): value is AreaModule =>
  isBag(value) &&
  value.contract === CONTRACT &&
  isComponent(value.Root) &&
  (value.init === undefined || typeof value.init === 'function') &&
  (value.prefetch === undefined || typeof value.prefetch === 'function') &&
  (value.dispose === undefined || typeof value.dispose === 'function')

/** A function, or what memo, lazy and forwardRef return. */
const isComponent = (value: unknown): boolean => typeof value === 'function' || (isBag(value) && '$$typeof' in value)

const isHash = (value: unknown): boolean => /^sha384-[A-Za-z0-9+/]{64}$/.test(String(value))

export const isAreaBuild = (value: unknown): value is AreaBuild =>
  isBag(value) &&
  isText(value.base) &&
  (isPath(value.base) || value.base.startsWith('https://')) &&
  isText(value.container) &&
  isText(value.entry) &&
  Array.isArray(value.first) &&
  value.first.every(isText) &&
  everyValue(value.files, isHash) &&
  isBag(value.files) &&
  value.entry in value.files &&
  isAreaDescriptor(value.descriptor)

export const isChannel = (value: unknown): value is Channel =>
  isBag(value) &&
  isText(value.current) &&
  (value.previous === undefined || isText(value.previous)) &&
  (value.disabled === undefined || typeof value.disabled === 'boolean') &&
  (value.canary === undefined || isCanary(value.canary)) &&
  (value.retired === undefined || everyValue(value.retired, isText)) &&
  (value.history === undefined || everyEntry(value.history, (act) => isText(act.at) && isText(act.act)))

const isCanary = (value: unknown): boolean =>
  isBag(value) && isText(value.build) && typeof value.percent === 'number' && isTextList(value.groups)

export const isRegistry = (value: unknown): value is Registry =>
  isBag(value) &&
  value.schema === 1 &&
  Number.isInteger(value.serial) &&
  (value.shell === undefined || isText(value.shell)) &&
  everyValue(value.areas, isRegisteredArea)

function isRegisteredArea(value: unknown): boolean {
  if (!isBag(value) || !isBag(value.builds)) return false
  const { builds, current } = value
  return isChannel(value) && everyValue(builds, isAreaBuild) && String(current) in builds
}
