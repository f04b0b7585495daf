import { countryOf } from 'shared/domain/contact/country'
import type { BillContent } from '../BillContent.ts'
import { legalFormOf, legalNameOf, type Issuer } from '../../../../pdf/bills/Issuer.ts'
import { element, textElement, type Xml } from './element.ts'
import { saleKindOf } from './saleKind.ts'
import { vatCategory } from './vatCategory.ts'

/**
 * Identification schemes: the SIREN, the SIRET and an address in the French directory of electronic invoices
 * (ISO 6523), and an e-mail address.
 */
const sirenScheme = '0002'
const siretScheme = '0009'
const directoryScheme = '0225'
const mailScheme = 'EM'

interface PartyAddress {
  street: string
  zipCode: string
  city: string
  country?: string
}

const addressElement = ({ street, zipCode, city, country }: PartyAddress): Xml =>
  element('ram:PostalTradeAddress', [
    textElement('ram:PostcodeCode', zipCode),
    textElement('ram:LineOne', street),
    textElement('ram:CityName', city),
    textElement('ram:CountryID', countryOf({ zipCode, country })),
  ])

const electronicAddressElement = (scheme: string, id: string): Xml =>
  element('ram:URIUniversalCommunication', [textElement('ram:URIID', id, { schemeID: scheme })])

const sirenElement = (number: string): Xml => textElement('ram:ID', number, { schemeID: sirenScheme })

/** Whether amounts are outside the scope of VAT, so that no party has a VAT number (BR-O-02). */
const isOutsideVat = (content: BillContent): boolean => vatCategory(0, content) === 'O'

/**
 * Builds the firm's identification for the tax office: its VAT number, otherwise its SIREN (BR-E-02). The VAT number is
 * omitted from documents outside the scope of VAT.
 */
const taxRegistrationElement = ({ tvaNumber, siren }: Issuer, isVatNumberOmitted: boolean): Xml =>
  element('ram:SpecifiedTaxRegistration', [
    tvaNumber && !isVatNumberOmitted
      ? textElement('ram:ID', tvaNumber, { schemeID: 'VA' })
      : textElement('ram:ID', siren, { schemeID: 'FC' }),
  ])

export function sellerElement(content: BillContent): Xml {
  const { issuer, therapist } = content
  const { firmName, phone, email } = issuer
  return element('ram:SellerTradeParty', [
    textElement('ram:Name', legalNameOf(issuer)),
    textElement('ram:Description', legalFormOf(issuer)),
    element('ram:SpecifiedLegalOrganization', [
      sirenElement(issuer.siren),
      textElement('ram:TradingBusinessName', firmName),
    ]),
    element('ram:DefinedTradeContact', [
      textElement('ram:PersonName', therapist),
      element('ram:TelephoneUniversalCommunication', [textElement('ram:CompleteNumber', phone)]),
      element('ram:EmailURIUniversalCommunication', [textElement('ram:URIID', email)]),
    ]),
    addressElement(issuer),
    electronicAddressElement(directoryScheme, issuer.siren),
    taxRegistrationElement(issuer, isOutsideVat(content)),
  ])
}

/** Electronic address of a client who has no e-mail address. Nothing reaches the domain `invalid` (RFC 2606). */
const undeliverableAddress = 'sans-adresse@client.invalid'

/**
 * Builds the buyer, with the SIRET of its establishment (BT-46) if known. The buyer's electronic address (BT-49) is the
 * SIREN of a French firm that has one, otherwise the e-mail address. The electronic address is mandatory (BR-FR-12,
 * ruling 143).
 */
export function buyerElement(content: BillContent): Xml {
  const { client } = content
  const isFirm = client.isFirm && client.siren !== ''
  return element('ram:BuyerTradeParty', [
    isFirm && client.siret ? textElement('ram:GlobalID', client.siret, { schemeID: siretScheme }) : '',
    textElement('ram:Name', client.name),
    isFirm ? element('ram:SpecifiedLegalOrganization', [sirenElement(client.siren)]) : '',
    addressElement(client),
    saleKindOf(content) === 'B2B'
      ? electronicAddressElement(directoryScheme, client.siren)
      : electronicAddressElement(mailScheme, client.email.trim() || undeliverableAddress),
    client.vatNumber && !isOutsideVat(content)
      ? element('ram:SpecifiedTaxRegistration', [textElement('ram:ID', client.vatNumber, { schemeID: 'VA' })])
      : '',
  ])
}
