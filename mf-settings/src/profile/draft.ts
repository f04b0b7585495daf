import type { Profile, ProfileInput } from 'shared/contracts/accounts/user'
import type { BankDetails } from 'shared/domain/accounts/payment/bankDetails'
import { formatIban, formatRib } from 'shared/domain/accounts/payment/bankDetails'
import type { VatRegime } from 'shared/domain/accounts/profile'
import { isPracticeTimeZone, timeZoneLabel, timeZoneOfZipCode } from 'shared/domain/accounts/timeZones'
import type { FieldLabels } from 'shared/ui/form'
import { vatRegimeLabels } from './vatRegimeLabels.ts'

/** Value of the option to use the time zone of the postal code. */
export const zipCodeTimeZone = 'ZIP_CODE'

export type Draft = Omit<
  Required<ProfileInput>,
  'defaultSessionPrice' | 'taxes' | 'taxesAmount' | 'timeZone' | 'vatExemption'
> & {
  /** IANA name of the time zone, or `ZIP_CODE` for that of the postal code. */
  timeZone: string
  defaultSessionPrice: number | null
  taxesAmount: number | null
  vatRegime: VatRegime
  personalBankSettings: boolean
}

/** Returns the bank details of a profile; empty values for a member without any. */
export const bankDetailsOf = ({ bankName = '', rib = '', iban = '', bic = '' }: Profile): BankDetails => ({
  bankName,
  rib,
  iban,
  bic,
})

export const draftOf = ({
  firstname,
  lastname,
  phoneNumber,
  defaultSessionPrice,
  publicAccessAuthorize = false,
  individualFirm,
  firm,
  timeZone,
  taxes,
  taxesAmount,
  vatExemption,
  vatOnDebits,
  cashAccounts,
  tvaNumber,
  legalForm,
  shareCapital,
  rcsCity,
  mediator,
  personalBankSettings = false,
  bankName = '',
  rib = '',
  iban = '',
  bic = '',
}: Profile): Draft => ({
  firstname,
  lastname,
  phoneNumber,
  defaultSessionPrice,
  publicAccessAuthorize,
  individualFirm,
  firm,
  timeZone: timeZone === timeZoneOfZipCode(firm.address.zipCode) ? zipCodeTimeZone : timeZone,
  vatRegime: taxes ? 'REEL' : vatExemption,
  taxesAmount,
  vatOnDebits,
  cashAccounts,
  tvaNumber,
  legalForm,
  shareCapital,
  rcsCity,
  mediator,
  personalBankSettings,
  bankName,
  rib: formatRib(rib),
  iban: formatIban(iban),
  bic,
})

const timeZoneWords = ({ timeZone, firm }: Draft) =>
  timeZoneLabel(timeZone === zipCodeTimeZone ? timeZoneOfZipCode(firm.address.zipCode) : timeZone)

/** Returns the time zone for the request; undefined keeps a stored zone that the list does not offer. */
function timeZoneOf({ timeZone, firm }: Draft): ProfileInput['timeZone'] {
  if (timeZone === zipCodeTimeZone) return timeZoneOfZipCode(firm.address.zipCode)
  return isPracticeTimeZone(timeZone) ? timeZone : undefined
}

/** Labels of the fields on the screen. */
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
  timeZone: { label: 'Fuseau horaire', words: timeZoneWords },
  vatRegime: { label: 'Régime de TVA', words: ({ vatRegime }) => vatRegimeLabels[vatRegime] },
  taxesAmount: 'Taux de TVA',
  tvaNumber: 'Numéro de TVA',
  vatOnDebits: "TVA d'après les débits",
  cashAccounts: 'Comptabilité de caisse (BNC)',
  legalForm: 'Forme juridique',
  shareCapital: 'Capital social',
  rcsCity: 'Ville du RCS',
  'mediator.name': 'Médiateur',
  'mediator.address': 'Adresse du médiateur',
  'mediator.websiteURL': 'Site du médiateur',
  personalBankSettings: 'Mes coordonnées bancaires sur mes documents',
  bankName: 'Banque',
  rib: 'RIB',
  iban: 'IBAN',
  bic: 'BIC',
}

const unconvertedFieldsOf = (draft: Draft) => ({
  firstname: draft.firstname,
  lastname: draft.lastname,
  phoneNumber: draft.phoneNumber,
  publicAccessAuthorize: draft.publicAccessAuthorize,
  individualFirm: draft.individualFirm,
  firm: draft.firm,
  vatOnDebits: draft.vatOnDebits,
  cashAccounts: draft.cashAccounts,
  tvaNumber: draft.tvaNumber,
  legalForm: draft.legalForm,
  shareCapital: draft.shareCapital,
  rcsCity: draft.rcsCity,
  mediator: draft.mediator,
})

/** Builds the request body, without bank details for a member who cannot edit any. */
export function inputOf(draft: Draft, { includesBankDetails }: { includesBankDetails: boolean }): ProfileInput {
  const { vatRegime, bankName, rib, iban, bic } = draft
  return {
    ...unconvertedFieldsOf(draft),
    timeZone: timeZoneOf(draft),
    ...(includesBankDetails && { bankName, rib, iban, bic }),
    defaultSessionPrice: draft.defaultSessionPrice ?? 0,
    taxesAmount: draft.taxesAmount ?? 0,
    taxes: vatRegime === 'REEL',
    ...(vatRegime !== 'REEL' && { vatExemption: vatRegime }),
  }
}
