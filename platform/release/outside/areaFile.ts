import type { AreaDescriptor } from 'shared/federation'
import { isRecord } from 'shared/domain/isRecord'
import { isAreaDescriptor } from 'shared/federation/guards'
import type { NamesByEntryPoint } from '../../build/entryPoints.ts'

/** The file `area.json`, which an area's build outside this repository writes next to its other files. */
export interface AreaFile {
  descriptor: AreaDescriptor
  /**
   * Names that the area imports from each entry point of `shared`. The build is rejected when the
   * shell lacks a name.
   */
  takes: NamesByEntryPoint
}

export const isAreaFile = (value: unknown): value is AreaFile =>
  isRecord(value) && isAreaDescriptor(value.descriptor) && isNames(value.takes)

const isNames = (value: unknown): value is NamesByEntryPoint =>
  isRecord(value) &&
  Object.values(value).every((names) => Array.isArray(names) && names.every((name) => typeof name === 'string'))
