import type { Club, ClubInput } from 'shared/contracts/agenda/club'

/** Values of the form; the amount is null while the field is empty. */
export interface ClubDraft extends Omit<ClubInput, 'amountPerSession'> {
  amountPerSession: number | null
}

export const newDraft: ClubDraft = {
  name: '',
  email: '',
  phoneNumber: '',
  amountPerSession: null,
  address: { streetName: '', zipCode: '', city: '' },
}

export const draftOf = ({ id: _id, version: _version, ...club }: Club): ClubDraft => club

export const inputOf = ({ amountPerSession, ...draft }: ClubDraft): ClubInput => ({
  ...draft,
  amountPerSession: amountPerSession ?? 0,
})
