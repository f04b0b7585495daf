import type { SeedContext } from '../SeedContext.ts'

/** Lists the patients with an address, which a quote or an invoice requires. */
export const listPatientsWithAddress = ({ tx }: SeedContext) =>
  tx
    .selectFrom('patient')
    .select(['id', 'type'])
    .where('street_name', '<>', '')
    .where('zip_code', '<>', '')
    .where('city', '<>', '')
    .orderBy('id')
    .execute()
