import type { AreaDescriptor } from 'shared/federation'
import { isRecord } from 'shared/domain/isRecord'
import { isAreaDescriptor } from 'shared/federation/guards'
import type { Names } from '../../build/doors.ts'

/** `area.json`, which the team's build writes beside its files. */
export interface AreaFile {
  descriptor: AreaDescriptor
  /** The names it imports from each door of `shared`: a shell that lacks one refuses it. */
  takes: Names
}

export const isAreaFile = (value: unknown): value is AreaFile =>
  isRecord(value) && isAreaDescriptor(value.descriptor) && isNames(value.takes)

const isNames = (value: unknown): value is Names =>
  isRecord(value) &&
  Object.values(value).every((names) => Array.isArray(names) && names.every((name) => typeof name === 'string'))
