import { isRecord } from 'shared/domain/isRecord'

const isNull = (schema: unknown) => isRecord(schema) && schema['type'] === 'null'

/** A union of string constants, or of such unions. */
const isWord = (schema: unknown): boolean =>
  isRecord(schema) &&
  (typeof schema['const'] === 'string' || (Array.isArray(schema['anyOf']) && schema['anyOf'].every(isWord)))

/**
 * A schema that serializes to the same JSON, and faster: « or null » as `nullable`, a choice of words as a string. The
 * serializer validates each value of an `anyOf` to find which it is, which took most of the time of a long list.
 */
export function serializerSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(serializerSchema)
  if (!isRecord(schema)) return schema
  const { anyOf } = schema
  if (Array.isArray(anyOf)) {
    const choices = anyOf.filter((choice) => !isNull(choice))
    const orNull = choices.length < anyOf.length ? { nullable: true } : {}
    if (choices.every(isWord)) return { type: 'string', ...orNull }
    const [only] = choices.length === 1 ? choices.map(serializerSchema) : []
    if (isRecord(only) && typeof only['type'] === 'string') return { ...only, ...orNull }
  }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, serializerSchema(value)]))
}
