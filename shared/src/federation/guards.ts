import { isRecord } from '../domain/isRecord.ts'
import { CONTRACT } from './federation.ts'
import type { AreaBuild, AreaDescriptor, AreaModule, Channel, Registry } from './federation.ts'

type Fields = Record<string, unknown>

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isPath = (value: unknown): value is `/${string}` =>
  isText(value) && value.startsWith('/') && !value.startsWith('//')
const isOptionalTextList = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every(isText))
const everyValue = (value: unknown, isValid: (entry: unknown) => boolean): boolean =>
  isRecord(value) && Object.values(value).every(isValid)
const everyEntry = (value: unknown, isValidEntry: (entry: Fields) => boolean): boolean =>
  Array.isArray(value) && value.every((entry) => isRecord(entry) && isValidEntry(entry))

const isAccess = (fields: Fields): boolean =>
  (fields.privilege === undefined || isText(fields.privilege)) &&
  isOptionalTextList(fields.anyPrivilege) &&
  isOptionalTextList(fields.offers)

/**
 * Whether a value has the shape of a descriptor. The contract may be of another version: `incompatibilityOf` explains
 * why such an area is refused.
 */
export const isAreaDescriptor = (value: unknown): value is AreaDescriptor =>
  isRecord(value) &&
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
  ) &&
  (value.actions === undefined || everyEntry(value.actions, isAction)) &&
  (value.firstSteps === undefined || everyEntry(value.firstSteps, isFirstStep))

const isAudience = (value: unknown): boolean => value === 'public' || value === 'professional'
const isOrder = (fields: Fields): boolean => typeof fields.order === 'number'
const isAction = (action: Fields): boolean =>
  isText(action.label) &&
  isPath(action.path) &&
  (action.keywords === undefined || isText(action.keywords)) &&
  isAccess(action)
const isFirstStep = (step: Fields): boolean =>
  [step.id, step.label, step.text].every(isText) &&
  isPath(step.path) &&
  isAccess(step) &&
  (step.keepLabel === undefined || isText(step.keepLabel)) &&
  (step.other === undefined || (isRecord(step.other) && isText(step.other.label) && isPath(step.other.path)))
const isMenuEntry = (entry: Fields): boolean =>
  [entry.id, entry.label, entry.icon].every(isText) &&
  isPath(entry.path) &&
  isOrder(entry) &&
  isAccess(entry) &&
  (entry.otherPages === undefined || (Array.isArray(entry.otherPages) && entry.otherPages.every(isPath))) &&
  (entry.isInBottomBar === undefined || typeof entry.isInBottomBar === 'boolean') &&
  (entry.plus === undefined || (isRecord(entry.plus) && isText(entry.plus.label) && isPath(entry.plus.path)))

export const isAreaModule = (value: unknown): value is AreaModule =>
  isRecord(value) &&
  value.contract === CONTRACT &&
  isComponent(value.Root) &&
  (value.init === undefined || typeof value.init === 'function') &&
  (value.prefetch === undefined || typeof value.prefetch === 'function') &&
  (value.dispose === undefined || typeof value.dispose === 'function')

/** Whether a value is a React component: a function, or the result of memo, lazy or forwardRef. */
const isComponent = (value: unknown): boolean => typeof value === 'function' || (isRecord(value) && '$$typeof' in value)

const isHash = (value: unknown): boolean => /^sha384-[A-Za-z0-9+/]{64}$/.test(String(value))

export const isAreaBuild = (value: unknown): value is AreaBuild =>
  isRecord(value) &&
  isText(value.base) &&
  (isPath(value.base) || value.base.startsWith('https://')) &&
  isText(value.container) &&
  isText(value.entry) &&
  Array.isArray(value.first) &&
  value.first.every(isText) &&
  everyValue(value.files, isHash) &&
  isRecord(value.files) &&
  value.entry in value.files &&
  isAreaDescriptor(value.descriptor)

export const isChannel = (value: unknown): value is Channel =>
  isRecord(value) &&
  isText(value.current) &&
  (value.previous === undefined || isText(value.previous)) &&
  (value.disabled === undefined || typeof value.disabled === 'boolean') &&
  (value.canary === undefined || isCanary(value.canary)) &&
  (value.retired === undefined || everyValue(value.retired, isText)) &&
  (value.history === undefined || everyEntry(value.history, (action) => isText(action.at) && isText(action.act)))

const isCanary = (value: unknown): boolean =>
  isRecord(value) && isText(value.build) && typeof value.percent === 'number' && isOptionalTextList(value.groups)

export const isRegistry = (value: unknown): value is Registry =>
  isRecord(value) &&
  value.schema === 1 &&
  Number.isInteger(value.serial) &&
  (value.shell === undefined || isText(value.shell)) &&
  everyValue(value.areas, isRegisteredArea)

function isRegisteredArea(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value.builds)) return false
  const { builds, current } = value
  return isChannel(value) && everyValue(builds, isAreaBuild) && String(current) in builds
}
