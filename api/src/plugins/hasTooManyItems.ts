interface Schema {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  maxItems?: number
}

/**
 * Whether a list in the body is longer than its schema allows. Checked before validation: the validator collects every
 * problem of every item and would process a million of them first.
 */
export function hasTooManyItems({ properties, items, anyOf, maxItems = Infinity }: Schema, value: unknown): boolean {
  if (anyOf) return anyOf.some((schema) => hasTooManyItems(schema, value))
  if (Array.isArray(value))
    return value.length > maxItems || (items !== undefined && value.some((item) => hasTooManyItems(items, item)))
  if (typeof value !== 'object' || value === null || !properties) return false
  return Object.entries(value).some(([name, propertyValue]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined
    return schema !== undefined && hasTooManyItems(schema, propertyValue)
  })
}
