import type { AreaDescriptor } from 'shared/federation'
import { isAreaDescriptor } from 'shared/federation/guards'
import type { Names } from '../../build/doors.ts'

/** `area.json`, which the team's build writes beside its files. */
export interface AreaFile {
  descriptor: AreaDescriptor
  /** The names it imports from each door of `shared`: a shell that lacks one refuses it. */
  takes: Names
}

export const isAreaFile = (value: unknown): value is AreaFile =>
  typeof value === 'object' &&
  value !== null &&
  'descriptor' in value &&
  isAreaDescriptor(value.descriptor) &&
  'takes' in value &&
  isNames(value.takes)

const isNames = (value: unknown): value is Names =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((names) => Array.isArray(names) && names.every((name) => typeof name === 'string'))
