import { isRecord } from 'shared/domain/isRecord'

const isNull = (schema: unknown) => isRecord(schema) && schema['type'] === 'null'

/** Whether a schema is a string constant, or a union of string constants. */
const isStringConstant = (schema: unknown): boolean =>
  isRecord(schema) &&
  (typeof schema['const'] === 'string' || (Array.isArray(schema['anyOf']) && schema['anyOf'].every(isStringConstant)))

/**
 * Returns a schema that serialises to the same JSON faster: « or null » becomes `nullable`, and a union of string
 * constants becomes a string. For an `anyOf`, the serializer would validate each value to choose a branch, which took
 * most of the time for a long list.
 */
export function serializerSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(serializerSchema)
  if (!isRecord(schema)) return schema
  const { anyOf } = schema
  if (Array.isArray(anyOf)) {
    const choices = anyOf.filter((choice) => !isNull(choice))
    const nullability = choices.length < anyOf.length ? { nullable: true } : {}
    if (choices.every(isStringConstant)) return { type: 'string', ...nullability }
    const [onlyChoice] = choices.length === 1 ? choices.map(serializerSchema) : []
    if (isRecord(onlyChoice) && typeof onlyChoice['type'] === 'string') return { ...onlyChoice, ...nullability }
  }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, serializerSchema(value)]))
}
