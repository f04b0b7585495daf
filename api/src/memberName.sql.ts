import { sql } from 'kysely'

/** First and last name, empty without either. For queries that read or join `member`. */
export const memberName = sql<string>`btrim(member.firstname || ' ' || member.lastname)`
