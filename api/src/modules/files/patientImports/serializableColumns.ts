/**
 * Returns columns that can be serialized as JSON for `jsonb_populate_record`: bytes as text, a backslash, `x` and
 * hexadecimal digits.
 */
export const serializableColumns = (columns: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value,
    ]),
  )
