import type { BillContent } from '../BillContent.ts'
import { legalForm, legalName, type Issuer } from '../../../../pdf/bills/Issuer.ts'
import { element, textElement, type Xml } from './element.ts'

/** Identification schemes of ISO 6523: the SIREN, and an address in the French directory of electronic invoices. */
const sirenScheme = '0002'
const directoryScheme = '0225'
const mailScheme = 'EM'

const address = ({ street, zipCode, city }: { street: string; zipCode: string; city: string }): Xml =>
  element('ram:PostalTradeAddress', [
    textElement('ram:PostcodeCode', zipCode),
    textElement('ram:LineOne', street),
    textElement('ram:CityName', city),
    textElement('ram:CountryID', 'FR'),
  ])

const electronicAddress = (scheme: string, id: string): Xml =>
  element('ram:URIUniversalCommunication', [textElement('ram:URIID', id, { schemeID: scheme })])

const siren = (number: string): Xml => textElement('ram:ID', number, { schemeID: sirenScheme })

/** A firm without a VAT number is identified to the tax office by its SIREN (BR-E-02). */
const taxRegistration = ({ tvaNumber, siren: number }: Issuer): Xml =>
  element('ram:SpecifiedTaxRegistration', [
    tvaNumber
      ? textElement('ram:ID', tvaNumber, { schemeID: 'VA' })
      : textElement('ram:ID', number, { schemeID: 'FC' }),
  ])

export function sellerParty({ issuer, therapist }: BillContent): Xml {
  const { firmName, phone, email } = issuer
  return element('ram:SellerTradeParty', [
    textElement('ram:Name', legalName(issuer)),
    textElement('ram:Description', legalForm(issuer)),
    element('ram:SpecifiedLegalOrganization', [siren(issuer.siren), textElement('ram:TradingBusinessName', firmName)]),
    element('ram:DefinedTradeContact', [
      textElement('ram:PersonName', therapist),
      element('ram:TelephoneUniversalCommunication', [textElement('ram:CompleteNumber', phone)]),
      element('ram:EmailURIUniversalCommunication', [textElement('ram:URIID', email)]),
    ]),
    address(issuer),
    electronicAddress(directoryScheme, issuer.siren),
    taxRegistration(issuer),
  ])
}

/** Electronic address: the SIREN of a firm, else the e-mail address. */
export function buyerParty({ client }: BillContent): Xml {
  return element('ram:BuyerTradeParty', [
    textElement('ram:Name', client.name),
    isBusiness(client) ? element('ram:SpecifiedLegalOrganization', [siren(client.siren)]) : '',
    address(client),
    isBusiness(client) ? electronicAddress(directoryScheme, client.siren) : electronicAddress(mailScheme, client.email),
  ])
}

/** A firm without a SIREN is invoiced like an individual. */
export const isBusiness = ({ isFirm, siren: number }: BillContent['client']): boolean => isFirm && number !== ''
