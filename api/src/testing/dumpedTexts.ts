interface DumpedText {
  /** Schema, table and column. */
  column: string
  text: string
}

type Query = <Row extends object>(statement: string) => Promise<Row[]>

/** Lists every value of every text, JSON, bytes or list column of every schema, as a database dump contains them. */
export async function dumpTexts(query: Query): Promise<DumpedText[]> {
  const columns = await query<{ table: string; column: string; type: string }>(
    `select format('%I.%I', table_schema, table_name) as table, column_name as column, data_type as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       and data_type in ('text', 'character varying', 'jsonb', 'json', 'bytea', 'ARRAY')`,
  )
  const texts = await Promise.all(
    columns.map(({ table, column, type }) =>
      query<DumpedText>(
        `select '${table}.${column}' as column, ${type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`} as text
         from ${table} where "${column}" is not null`,
      ),
    ),
  )
  return texts.flat()
}
