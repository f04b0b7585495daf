import { sql } from 'kysely'

/** The company's name, else the patient's, else the contact's; empty without any. For queries that join `patient`. */
export const patientName = sql<string>`coalesce(nullif(patient.company_name, ''), nullif(btrim(patient.lastname || ' ' || patient.firstname), ''),
  btrim(patient.contact_lastname || ' ' || patient.contact_firstname), '')`
