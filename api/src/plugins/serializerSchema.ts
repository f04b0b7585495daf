import { isRecord } from 'shared/domain/isRecord'

const isNull = (schema: unknown) => isRecord(schema) && schema['type'] === 'null'

/** A union of string constants, or of such unions. */
const isWord = (schema: unknown): boolean =>
  isRecord(schema) &&
  (typeof schema['const'] === 'string' || (Array.isArray(schema['anyOf']) && schema['anyOf'].every(isWord)))

/**
 * Returns a schema that serialises to the same JSON faster: « or null » as `nullable`, a union of constants as a
 * string. The serializer validates each value of an `anyOf` to choose a branch, which took most of the time for a long
 * list.
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
