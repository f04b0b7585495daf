import type { Demo } from '../Demo.ts'

/** Lists the patients with an address, which a quote or an invoice requires. */
export const listPatientsWithAddress = ({ tx }: Demo) =>
  tx
    .selectFrom('patient')
    .select(['id', 'type'])
    .where('street_name', '<>', '')
    .where('zip_code', '<>', '')
    .where('city', '<>', '')
    .orderBy('id')
    .execute()
