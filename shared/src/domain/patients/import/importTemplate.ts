import { csvOf } from '../../csv.ts'
import { importFieldDefinitions, importFieldLabel, importFields } from './importFields.ts'

const fields = importFields.filter((field) => field !== 'fullName')

const exampleOf = (type: 'person' | 'firm') =>
  fields.map((field) => importFieldDefinitions[field].examples?.[type] ?? '')

/** The template file as CSV: the columns that the import recognises, and an example line for each type of patient. */
export const importTemplate = (): string =>
  csvOf([fields.map(importFieldLabel), exampleOf('person'), exampleOf('firm')])
