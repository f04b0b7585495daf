import type { Demo } from '../Demo.ts'

/** Patients whom a quote or an invoice can name: it needs an address. */
export const documentedPatients = ({ tx }: Demo) =>
  tx
    .selectFrom('patient')
    .select(['id', 'type'])
    .where('street_name', '<>', '')
    .where('zip_code', '<>', '')
    .where('city', '<>', '')
    .orderBy('id')
    .execute()
