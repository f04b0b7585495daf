import type { Profile, ProfileInput } from 'shared/contracts/user'

export type Draft = Omit<ProfileInput, 'defaultSessionPrice'> & { defaultSessionPrice: number | null }

export const draftOf = ({
  firstname,
  lastname,
  phoneNumber,
  defaultSessionPrice,
  publicAccessAuthorize,
  individualFirm,
  firm,
}: Profile): Draft => ({
  firstname,
  lastname,
  phoneNumber,
  defaultSessionPrice,
  publicAccessAuthorize,
  individualFirm,
  firm,
})

export const inputOf = (draft: Draft): ProfileInput => ({
  ...draft,
  defaultSessionPrice: draft.defaultSessionPrice ?? 0,
})
