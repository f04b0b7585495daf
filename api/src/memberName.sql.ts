import { sql } from 'kysely'

/** SQL of the first and last name, empty if both are missing. For queries that read or join `member`. */
export const memberName = sql<string>`btrim(member.firstname || ' ' || member.lastname)`
