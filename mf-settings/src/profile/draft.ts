import type { Profile, ProfileInput } from 'shared/contracts/user'
import type { FieldLabels } from 'shared/ui/form'

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

/** The fields of a profile as the screen names them. */
export const profileLabels: FieldLabels<Draft> = {
  lastname: 'Nom de famille',
  firstname: 'Prénom',
  publicAccessAuthorize: "Apparaître dans l'annuaire",
  'firm.name': "Nom de l'entreprise",
  'firm.siren': 'Numéro de SIREN',
  phoneNumber: 'Téléphone',
  'firm.websiteURL': 'Site internet',
  defaultSessionPrice: "Prix d'une séance par défaut (H.T)",
  individualFirm: 'Entreprise individuelle',
  'firm.address.streetName': 'Rue',
  'firm.address.zipCode': 'Code postal',
  'firm.address.city': 'Ville',
}

export const inputOf = (draft: Draft): ProfileInput => ({
  ...draft,
  defaultSessionPrice: draft.defaultSessionPrice ?? 0,
})
