import type { AreaDescriptor } from 'shared/federation'
import { isRecord } from 'shared/domain/isRecord'
import { isAreaDescriptor } from 'shared/federation/guards'
import type { Names } from '../../build/entryPoints.ts'

/** The file `area.json`, which the team's build writes next to its files. */
export interface AreaFile {
  descriptor: AreaDescriptor
  /**
   * Names it imports from each entry point of `shared`: a shell that lacks one rejects the build.
   */
  takes: Names
}

export const isAreaFile = (value: unknown): value is AreaFile =>
  isRecord(value) && isAreaDescriptor(value.descriptor) && isNames(value.takes)

const isNames = (value: unknown): value is Names =>
  isRecord(value) &&
  Object.values(value).every((names) => Array.isArray(names) && names.every((name) => typeof name === 'string'))
