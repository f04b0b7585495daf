import { isRecord } from 'shared/domain/isRecord'

/** Replaces the fields of `base` by those of a stored draft, except fields whose stored value has another type. */
export function mergeStored<Values extends object>(base: Values, stored: unknown): Values {
  if (!isRecord(stored)) return base
  return {
    ...base,
    ...Object.fromEntries(
      Object.entries(base).map(([name, value]: [string, unknown]) => {
        const storedValue = stored[name]
        if (isRecord(value)) return [name, mergeStored(value, storedValue)]
        const hasSameType =
          Array.isArray(value) === Array.isArray(storedValue) &&
          (value === null || storedValue === null || typeof storedValue === typeof value)
        return [name, storedValue !== undefined && !isRecord(storedValue) && hasSameType ? storedValue : value]
      }),
    ),
  }
}
