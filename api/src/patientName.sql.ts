import { sql } from 'kysely'

/**
 * SQL of the patient's display name: the company's, else the patient's, else the contact's; empty if all are missing.
 * For queries that join `patient`.
 */
export const patientName = sql<string>`coalesce(nullif(patient.company_name, ''), nullif(btrim(patient.lastname || ' ' || patient.firstname), ''),
  btrim(patient.contact_lastname || ' ' || patient.contact_firstname), '')`
