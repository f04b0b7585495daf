import type { Patient } from '../../../contracts/patients/patient.ts'
import type { ImportedValues, ImportField } from './importFields.ts'
import { canBeSameBirth } from '../birth.ts'
import { haveSameValues, patientValues } from './patientValues.ts'
import { plainText } from '../../plainText.ts'

/** A patient of the practice, or a patient from an earlier line of the file. */
export interface IndexedPatient {
  id: string
  values: ImportedValues
  /** The stored patient; undefined for a patient that the file adds. */
  storedPatient?: Patient
  /** The id of the firm that employs a person. */
  employerId?: string | undefined
  /** The line of the file with this patient, counted from 1 as in a spreadsheet. */
  line?: number
}

const nameKey = ({ type, lastname = '', firstname = '', companyName = '' }: ImportedValues) =>
  type === 'FIRM' ? `firm ${plainText(companyName)}` : `person ${plainText(`${lastname} ${firstname}`)}`

const emailKey = ({ email = '' }: ImportedValues) => email.trim().toLowerCase()

/** The search result if several patients, or several firms, match and the line does not distinguish them. */
export const ambiguous = Symbol('ambiguous')

/** Whether two values are the same, or one of them is unknown. */
const canBeSame = (one = '', other = '') => one === '' || other === '' || plainText(one) === plainText(other)

/** Returns the firms with the line's SIRET; if there are none, the firms that its SIRET and SIREN do not exclude. */
function firmsWithNumbersOf(values: ImportedValues, firms: readonly IndexedPatient[]): readonly IndexedPatient[] {
  const withSiret = firms.filter((firm) => values.siret && firm.values.siret === values.siret)
  if (withSiret.length > 0) return withSiret
  return firms.filter(
    (firm) => canBeSame(firm.values.siret, values.siret) && canBeSame(firm.values.siren, values.siren),
  )
}

/** Returns the candidates that match; all candidates if none matches. */
const preferMatching = (candidates: readonly IndexedPatient[], matches: (candidate: IndexedPatient) => boolean) => {
  const preferred = candidates.filter((candidate) => matches(candidate))
  return preferred.length > 0 ? preferred : candidates
}

const areAllAlike = ([first, ...others]: readonly IndexedPatient[]) =>
  first !== undefined && others.every((other) => haveSameValues(first.values, other.values))

/** An index of patients that finds the patient to which a line of the file refers. */
export class PatientIndex {
  private readonly byName = new Map<string, IndexedPatient[]>()
  private readonly byEmail = new Map<string, IndexedPatient>()
  private readonly bySiren = new Map<string, IndexedPatient[]>()
  private readonly comparedFields: readonly ImportField[]

  /** `fields`: the fields of the file's columns. */
  constructor(patients: readonly Patient[], fields: readonly (ImportField | null)[]) {
    const columns = fields.flatMap((field) => field ?? [])
    const nameFields: ImportField[] = ['lastname', 'firstname', 'contactLastname', 'contactFirstname']
    this.comparedFields =
      columns.includes('fullName') || columns.includes('lastname') ? [...columns, ...nameFields] : columns
    const firms = new Map(patients.flatMap(({ id, firm }) => (firm ? [[id, firm] as const] : [])))
    for (const patient of patients)
      this.add({
        id: patient.id,
        values: patientValues(patient, firms.get(patient.individual?.firm ?? '')),
        storedPatient: patient,
        employerId: patient.individual?.firm ?? undefined,
      })
  }

  /** Adds a patient to the index; called again after the patient's values have changed. */
  add(indexed: IndexedPatient): void {
    this.addTo(this.byName, nameKey(indexed.values), indexed)
    const { email, siren, type } = indexed.values
    if (email) this.byEmail.set(emailKey(indexed.values), indexed)
    if (siren && type === 'FIRM') this.addTo(this.bySiren, siren, indexed)
  }

  private addTo(index: Map<string, IndexedPatient[]>, key: string, indexed: IndexedPatient) {
    const patients = index.get(key)
    if (!patients) index.set(key, [indexed])
    else if (!patients.includes(indexed)) patients.push(indexed)
  }

  findByEmail(values: ImportedValues): IndexedPatient | undefined {
    return values.email ? this.byEmail.get(emailKey(values)) : undefined
  }

  /**
   * Returns the firms with the SIREN or the name of a line. A changed firm is also found by its former SIREN and name.
   */
  private firmsBySirenOrName(values: ImportedValues): IndexedPatient[] {
    const { companyName = '', siren = '' } = values
    return [
      ...new Set([
        ...(this.bySiren.get(siren) ?? []),
        ...(companyName ? (this.byName.get(nameKey({ type: 'FIRM', companyName })) ?? []) : []),
      ]),
    ]
  }

  /**
   * Finds the firm that employs a person; if several firms match, the current employer with the id `currentEmployerId`.
   */
  findEmployer(
    values: ImportedValues,
    currentEmployerId: string | undefined,
  ): IndexedPatient | typeof ambiguous | undefined {
    const { siret, siren, companyName } = values
    const firms = firmsWithNumbersOf(values, this.firmsBySirenOrName(values)).filter(
      (firm) => (siret && firm.values.siret === siret) || canBeSame(firm.values.companyName, companyName),
    )
    const candidates = preferMatching(firms, (firm) => Boolean(siren) && firm.values.siren === siren)
    return candidates.length > 1 ? (candidates.find(({ id }) => id === currentEmployerId) ?? ambiguous) : candidates[0]
  }

  /**
   * Finds the firm with the line's SIRET, otherwise with its SIREN, name and postal code. Another SIRET, SIREN or
   * postal code means another firm; a firm whose number or postal code is unknown can match.
   */
  private findFirm(values: ImportedValues): IndexedPatient | typeof ambiguous | undefined {
    const { siret, siren, companyName, zipCode } = values
    const firms = firmsWithNumbersOf(values, this.firmsBySirenOrName(values))
    const hasName = (firm: IndexedPatient) => canBeSame(firm.values.companyName, companyName)
    const isKnownBySiret = siret !== undefined && firms.some((firm) => firm.values.siret === siret)
    const matchingFirms = isKnownBySiret
      ? preferMatching(firms, hasName)
      : firms.filter((firm) => hasName(firm) && canBeSame(firm.values.zipCode, zipCode))
    const withSiren = preferMatching(matchingFirms, (firm) => Boolean(siren) && firm.values.siren === siren)
    const candidates = preferMatching(withSiren, (firm) => Boolean(zipCode) && firm.values.zipCode === zipCode)
    return candidates.length > 1 ? this.findExact(values, candidates) : candidates[0]
  }

  private hasEmployerOf(values: ImportedValues, { employerId }: IndexedPatient): boolean {
    if (values.type === 'FIRM' || !this.comparedFields.includes('companyName')) return true
    const employer = values.companyName ? this.findEmployer(values, employerId) : undefined
    return employer !== ambiguous && employer?.id === employerId
  }

  /**
   * Finds the candidate that equals the line in all columns; among several equal candidates, the first to which no
   * earlier line refers.
   */
  private findExact(values: ImportedValues, candidates: readonly IndexedPatient[]): IndexedPatient | typeof ambiguous {
    const exact = candidates.filter(
      (indexed) => haveSameValues(values, indexed.values, this.comparedFields) && this.hasEmployerOf(values, indexed),
    )
    if (exact.length > 1 && !areAllAlike(exact)) return ambiguous
    return exact.find(({ line }) => line === undefined) ?? exact[0] ?? ambiguous
  }

  /**
   * Finds the patient with the name of a line. Several are distinguished by date of birth, then by e-mail address, then
   * by equal values in all columns. A patient with another date of birth is another person. Returns `ambiguous` if
   * several patients match.
   */
  find(values: ImportedValues): IndexedPatient | typeof ambiguous | undefined {
    if (values.type === 'FIRM') return this.findFirm(values)
    const { birthdate } = values
    const candidates = (this.byName.get(nameKey(values)) ?? []).filter((indexed) =>
      canBeSameBirth(birthdate, indexed.values.birthdate),
    )
    if (candidates.length < 2) return candidates[0]
    const candidatesWithBirthday = candidates.filter((indexed) => birthdate && indexed.values.birthdate === birthdate)
    if (candidatesWithBirthday.length === 1) return candidatesWithBirthday[0]
    return (
      candidates.find((indexed) => values.email && emailKey(indexed.values) === emailKey(values)) ??
      this.findExact(values, candidates)
    )
  }
}
