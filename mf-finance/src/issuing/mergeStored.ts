import { isRecord } from 'shared/domain/isRecord'

/** `base` with the fields stored on the device, as far as their types match. */
export function mergeStored<Part extends object>(base: Part, stored: unknown): Part {
  if (!isRecord(stored)) return base
  return {
    ...base,
    ...Object.fromEntries(
      Object.entries(base).map(([name, value]: [string, unknown]) => {
        const found = stored[name]
        if (isRecord(value)) return [name, mergeStored(value, found)]
        const fits =
          Array.isArray(value) === Array.isArray(found) &&
          (value === null || found === null || typeof found === typeof value)
        return [name, found !== undefined && !isRecord(found) && fits ? found : value]
      }),
    ),
  }
}
