import { importFieldDefinitions, importFields } from './importFields.ts'
import type { ImportField } from './importFields.ts'
import { plainText } from '../../plainText.ts'

const fieldByName = new Map<string, ImportField>(
  importFields.flatMap((field) => {
    const { label, headers = [] } = importFieldDefinitions[field]
    return [label, ...headers].map((name) => [plainText(name), field] as const)
  }),
)

/**
 * Returns the field of a column with this header; undefined for an unknown header. « E-MAIL », « é-mail * » and « Email »
 * are the same header.
 */
export const fieldOfHeader = (header: string): ImportField | undefined => fieldByName.get(plainText(header))
