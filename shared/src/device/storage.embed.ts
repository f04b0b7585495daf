/** Replaces storage.ts in the embed: on a partner's page, values are only in memory. */
const values = new Map<string, string>()

export const storage = {
  read: (key: string): string | null => values.get(key) ?? null,
  write: (key: string, value: string): void => void values.set(key, value),
  remove: (key: string): void => void values.delete(key),
  onOtherTab: (_listener: (key: string | null) => void) => () => undefined,
}
