import type { Selectable } from 'kysely'
import { ClubFields, type Club, type ClubInput } from 'shared/contracts/agenda/club'
import { Address } from 'shared/contracts/wire'
import { normalizeZipCode } from 'shared/domain/contact/zipCode'
import { contentVersion } from '../../../contentVersion.ts'
import { columnsOf, fieldsOf } from '../../../schemaColumns.ts'
import type { Tables } from '../../../tables/tables.ts'

export type ClubRow = Selectable<Tables['club']>

export const clubOf = (row: ClubRow): Club => ({
  id: row.id,
  ...fieldsOf(ClubFields, row),
  address: fieldsOf(Address, row),
  version: contentVersion(row),
})

/** The columns that a form sets. */
export const clubColumns = ({ address, ...fields }: ClubInput) => ({
  ...columnsOf(ClubFields, fields),
  ...columnsOf(Address, { ...address, zipCode: normalizeZipCode(address.zipCode) }),
})

export type ClubColumns = ReturnType<typeof clubColumns>
