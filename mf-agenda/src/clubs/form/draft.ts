import type { Club, ClubInput } from 'shared/contracts/agenda/club'

/** The values of the form: the amount may be empty while it is typed. */
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
