/** The subset of JSON Schema that the contracts use. */
interface Schema {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  format?: string
  pattern?: string
  minimum?: number
}

const examplesByFormat: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  date: '2026-11-20',
  'date-time': '2026-11-20T10:00:00.000Z',
  email: 'lea.martin@exemple.fr',
}

/** A word, a phone number, a URL, a colour, a month and a list of ids; the first text that matches the pattern is used. */
const exampleTexts = [
  'exemple',
  '06 12 34 56 78',
  'https://exemple.fr',
  '#1F6457',
  '2026-11',
  '00000000-0000-4000-8000-000000000000',
]

/**
 * Returns an example that a response schema of the contracts accepts. Optional properties are omitted, and lists have
 * one item.
 */
export function exampleOf(schema: Schema, name = ''): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return exampleOf(schema.anyOf[0] ?? {}, name)
  if (schema.type === 'array') return schema.items ? [exampleOf(schema.items, name)] : []
  if (schema.type === 'object') return exampleOfObject(schema)
  if (schema.type === 'string') return exampleOfText(schema, name)
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(schema.minimum ?? 1, 1)
  return schema.type === 'boolean' ? false : null
}

const exampleOfObject = ({ properties = {}, required = [] }: Schema) =>
  Object.fromEntries(required.map((name) => [name, exampleOf(properties[name] ?? {}, name)]))

function exampleOfText({ format = '', pattern = '' }: Schema, name: string): string {
  const formatExample = examplesByFormat[format]
  if (formatExample) return formatExample
  // A wall-clock moment of the practice, sent with '+00' appended.
  if (pattern.endsWith('\\+00$')) return `2026-11-20T${name === 'to' ? '11' : '10'}:00:00+00`
  // A wall-clock time of the contracts, 'HH:mm'.
  if (pattern.includes('[0-5]\\d')) return name.startsWith('end') ? '11:00' : '10:00'
  // An instant in milliseconds.
  if (pattern === '^\\d+$') return '1795168800000'
  // The contracts describe instants as plain text, so they are recognised by their name: `createdAt`.
  if (name.endsWith('At')) return '2026-11-20T10:00:00.000Z'
  if (name === 'timeZone') return 'Europe/Paris'
  return exampleTexts.find((text) => new RegExp(pattern, 'u').test(text)) ?? 'exemple'
}
