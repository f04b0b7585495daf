import * as Type from 'typebox'
import type { Static, TInteger, TObject, TOptional } from 'typebox'
import {
  practiceSettingNames,
  practiceSettings,
  type PracticeSettingField,
  type PracticeSettingName,
} from './practiceSettings.ts'

/**
 * The common type of the schemas: each requires its own field, but this type only says that one of the fields may be
 * present.
 */
type Schema = TObject<Record<PracticeSettingField, TOptional<TInteger>>>

const schemaOf = (name: PracticeSettingName) => {
  const { field, minimum, maximum } = practiceSettings[name]
  return [name, Type.Object({ [field]: Type.Integer({ minimum, maximum }) })] as const
}

/** The body of each setting of a practice: `{ cancellationBefore: 48 }`. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the names of the keys
export const practiceSettingSchemas = Object.fromEntries(practiceSettingNames.map(schemaOf)) as unknown as Record<
  PracticeSettingName,
  Schema
>

export type PracticeSettingValue = Static<Schema>
