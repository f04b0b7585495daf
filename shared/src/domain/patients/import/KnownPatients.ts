import type { Patient } from '../../../contracts/patients/patient.ts'
import type { ImportedValues } from './importFields.ts'
import { patientValues } from './patientValues.ts'
import { plainText } from '../../plainText.ts'

/** A patient of the practice, or a patient from an earlier line of the file. */
export interface KnownPatient {
  id: string
  values: ImportedValues
  /** The stored patient; undefined for a patient that the file adds. */
  storedPatient?: Patient
  /** The line of the file with this patient, counted from 1 as in a spreadsheet. */
  line?: number
}

const nameKey = ({ type, lastname = '', firstname = '', companyName = '' }: ImportedValues) =>
  type === 'FIRM' ? `firm ${plainText(companyName)}` : `person ${plainText(`${lastname} ${firstname}`)}`

const emailKey = ({ email = '' }: ImportedValues) => email.trim().toLowerCase()

/** Returned by `find` if several patients have the name and the line does not distinguish them. */
export const ambiguous = Symbol('ambiguous')

/** An index of patients that finds the patient to which a line of the file refers. */
export class KnownPatients {
  private readonly byName = new Map<string, KnownPatient[]>()
  private readonly byEmail = new Map<string, KnownPatient>()
  private readonly bySiren = new Map<string, KnownPatient>()

  constructor(patients: readonly Patient[]) {
    const firmNames = new Map(patients.flatMap(({ id, firm }) => (firm ? [[id, firm.companyName] as const] : [])))
    for (const patient of patients)
      this.add({
        id: patient.id,
        values: patientValues(patient, firmNames.get(patient.individual?.firm ?? '')),
        storedPatient: patient,
      })
  }

  add(known: KnownPatient): void {
    const key = nameKey(known.values)
    this.byName.set(key, [...(this.byName.get(key) ?? []), known])
    this.updateKeys(known)
  }

  /** Updates the index after the e-mail address or SIREN of a known patient changed; the name must not change. */
  updateKeys(known: KnownPatient): void {
    const { email, siren } = known.values
    if (email) this.byEmail.set(emailKey(known.values), known)
    if (siren) this.bySiren.set(siren, known)
  }

  findByEmail(values: ImportedValues): KnownPatient | undefined {
    return values.email ? this.byEmail.get(emailKey(values)) : undefined
  }

  findFirm(companyName: string): KnownPatient | undefined {
    return this.byName.get(nameKey({ type: 'FIRM', companyName }))?.[0]
  }

  /**
   * Finds the patient with this name; among several, the one with the same birthday, otherwise with the same e-mail
   * address. A patient with another birthday is another person. A firm is found by its SIREN first. Returns `ambiguous`
   * if several patients match.
   */
  find(values: ImportedValues): KnownPatient | typeof ambiguous | undefined {
    const firm = values.type === 'FIRM' && values.siren ? this.bySiren.get(values.siren) : undefined
    if (firm) return firm
    const { birthdate } = values
    const candidates = (this.byName.get(nameKey(values)) ?? []).filter(
      (known) => !birthdate || !known.values.birthdate || known.values.birthdate === birthdate,
    )
    if (candidates.length < 2) return candidates[0]
    const candidatesWithBirthday = candidates.filter((known) => birthdate && known.values.birthdate === birthdate)
    if (candidatesWithBirthday.length === 1) return candidatesWithBirthday[0]
    return candidates.find((known) => values.email && emailKey(known.values) === emailKey(values)) ?? ambiguous
  }
}
