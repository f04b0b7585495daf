/** Converts columns to JSON for `jsonb_populate_record`: bytes as PostgreSQL writes them, `\\x…`. */
export const jsonOfColumns = (columns: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value,
    ]),
  )
