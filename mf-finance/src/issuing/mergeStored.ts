import { isRecord } from 'shared/domain/isRecord'

/** Merges the fields of a stored draft over `base`; a field of another type keeps the value of `base`. */
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
