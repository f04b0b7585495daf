import { errorCode } from 'shared/contracts/errorCodes'
import { importFieldLabel } from 'shared/domain/patients/import/importFields'
import { checkRow } from './checkRow.ts'
import { maxRows, maxTextLines } from './parserLimits.ts'
import { ParseFailure } from './ParseFailure.ts'
import type { Sheet } from './Sheet.ts'

interface Property {
  name: string
  /** Names and values of the parameters in upper case, such as `TYPE` and `CELL` of `TEL;TYPE=CELL`. */
  types: string[]
  /** The value, still with its backslash escapes. */
  value: string
}

const headers = [
  importFieldLabel('lastname'),
  importFieldLabel('firstname'),
  importFieldLabel('companyName'),
  importFieldLabel('email'),
  'Téléphone mobile',
  importFieldLabel('secondPhoneNumber'),
  importFieldLabel('streetName'),
  importFieldLabel('zipCode'),
  importFieldLabel('city'),
  importFieldLabel('country'),
  importFieldLabel('birthdate'),
  importFieldLabel('practiceNote'),
]

/**
 * Splits a text into lines and joins folded lines: a line that begins with a space or tab continues the previous line.
 */
function unfoldLines(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/, maxTextLines + 1)
  if (lines.length > maxTextLines) throw new ParseFailure(errorCode.importTooLong)
  const unfolded: string[] = []
  let isQuotedPrintable = false
  for (const line of lines) {
    const last = unfolded.at(-1) ?? ''
    if (/^[ \t]/.test(line) && unfolded.length > 0) unfolded[unfolded.length - 1] = last + line.slice(1)
    // vCard 2.1 breaks a quoted-printable value after an equals sign.
    else if (isQuotedPrintable && last.endsWith('=')) unfolded[unfolded.length - 1] = last.slice(0, -1) + line
    else {
      unfolded.push(line)
      isQuotedPrintable = /^[^:]*QUOTED-PRINTABLE/i.test(line)
    }
  }
  return unfolded
}

const decodeQuotedPrintable = (value: string) =>
  Buffer.from(
    value.replaceAll(/=([0-9A-F]{2})|[^\t -~]/gi, (text, hex?: string) =>
      hex === undefined ? Buffer.from(text).toString('latin1') : String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString('utf8')

function propertyOf(line: string): Property | undefined {
  const match = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:[^":;]|"[^"]*")*)*):(.*)$/s.exec(line)
  if (!match) return undefined
  const [, name = '', parameters = '', value = ''] = match
  const types = parameters
    .toUpperCase()
    .split(/[;,=]/)
    .map((part) => part.replaceAll('"', ''))
  return {
    name: name.toUpperCase(),
    types,
    value: types.includes('QUOTED-PRINTABLE') ? decodeQuotedPrintable(value) : value,
  }
}

const unescapeValue = (value: string) =>
  value.replaceAll(/\\([\\;,nN:])/g, (_escape, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign)).trim()

/** Splits a structured value, such as a name or an address, at its semicolons. */
const partsOf = (value = '') => value.split(/(?<!\\);/).map(unescapeValue)

const hasAnyType = ({ types }: Property, ...wanted: string[]) => wanted.some((type) => types.includes(type))

/** Returns the first property with one of the types, otherwise the first property. */
const findPreferred = (properties: readonly Property[], ...types: string[]) =>
  properties.find((property) => hasAnyType(property, ...types)) ?? properties[0]

/**
 * Returns a birthday as `yyyy-mm-dd`, or as `--mm-dd` when the year is marked as omitted; returns other formats
 * unchanged.
 */
function formatBirthday(property: Property | undefined): string {
  const value = unescapeValue(property?.value ?? '')
  if (property?.types.includes('X-APPLE-OMIT-YEAR')) return value.replace(/^\d{4}/, '-')
  return value.replace(/^(\d{4})(\d{2})(\d{2})(?=T|$)/, '$1-$2-$3')
}

function rowOf(properties: readonly Property[]): string[] {
  const listPropertiesByName = (name: string) =>
    properties.filter((property) => property.name === name && property.value.trim() !== '')
  const textOf = (property: Property | undefined) => unescapeValue(property?.value ?? '')
  const [lastname = '', firstname = '', middleName = ''] = partsOf(listPropertiesByName('N')[0]?.value)
  const [company = ''] = partsOf(listPropertiesByName('ORG')[0]?.value)
  const hasName = lastname !== '' || firstname !== ''
  // A card without a structured name and without a company has only a full name, of a person or a firm.
  const wholeName = hasName || company !== '' ? '' : textOf(listPropertiesByName('FN')[0])
  const phones = listPropertiesByName('TEL').filter((property) => !hasAnyType(property, 'FAX', 'PAGER'))
  const mobile = phones.find((property) => hasAnyType(property, 'CELL', 'IPHONE', 'MOBILE'))
  const landlines = phones.filter((property) => property !== mobile)
  const otherPhone = findPreferred(landlines, 'HOME')
  const otherPhones = [otherPhone, ...landlines.filter((property) => property !== otherPhone)]
  const [, , street = '', city = '', , zipCode = '', country = ''] = partsOf(
    findPreferred(listPropertiesByName('ADR'), 'HOME')?.value,
  )
  const phoneText = (property: Property | undefined) => textOf(property).replace(/^tel:/i, '')
  return [
    lastname || wholeName,
    [firstname, middleName].filter(Boolean).join(' '),
    company,
    textOf(findPreferred(listPropertiesByName('EMAIL'), 'PREF', 'HOME')),
    phoneText(mobile),
    otherPhones.map(phoneText).join(' ::: '),
    street,
    zipCode,
    city,
    country,
    formatBirthday(listPropertiesByName('BDAY')[0]),
    listPropertiesByName('NOTE').map(textOf).join('\n'),
  ]
}

/** Reads the contacts of a .vcf file (vCard 2.1, 3.0, 4.0) as a sheet with a row per card. */
export function readVCards(text: string): Sheet[] {
  const rows = [headers]
  let properties: Property[] | undefined
  for (const line of unfoldLines(text)) {
    const property = propertyOf(line)
    if (property?.name === 'BEGIN') properties = []
    else if (property?.name === 'END' && properties) {
      rows.push(checkRow(rowOf(properties)))
      properties = undefined
      if (rows.length > maxRows) break
    } else if (property && properties && !/^(?:PHOTO|LOGO|SOUND|KEY)$/.test(property.name)) properties.push(property)
  }
  return [{ name: '', rows }]
}
