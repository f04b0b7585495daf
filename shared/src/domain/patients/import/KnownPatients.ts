import type { Patient } from '../../../contracts/patients/patient.ts'
import type { ImportedValues } from './importFields.ts'
import { patientValues } from './patientValues.ts'
import { plainText } from '../../plainText.ts'

/** A patient of the practice, or from an earlier line of the file. */
export interface KnownPatient {
  id: string
  values: ImportedValues
  /** Undefined for a patient the file adds. */
  former?: Patient
  /** The file's line for this patient, counted from 1 as in a spreadsheet. */
  line?: number
}

const nameKey = ({ type, lastname = '', firstname = '', companyName = '' }: ImportedValues) =>
  type === 'FIRM' ? `firm ${plainText(companyName)}` : `person ${plainText(`${lastname} ${firstname}`)}`

const emailKey = ({ email = '' }: ImportedValues) => email.trim().toLowerCase()

/** Returned if several patients have the name and the line does not distinguish them. */
export const ambiguous = Symbol('ambiguous')

/** Finds the patient that a line refers to. */
export class KnownPatients {
  private readonly byName = new Map<string, KnownPatient[]>()
  private readonly byEmail = new Map<string, KnownPatient>()
  private readonly bySiren = new Map<string, KnownPatient>()

  constructor(patients: readonly Patient[]) {
    const names = new Map(patients.flatMap(({ id, firm }) => (firm ? [[id, firm.companyName] as const] : [])))
    for (const patient of patients)
      this.add({
        id: patient.id,
        values: patientValues(patient, names.get(patient.individual?.firm ?? '')),
        former: patient,
      })
  }

  add(known: KnownPatient): void {
    const key = nameKey(known.values)
    this.byName.set(key, [...(this.byName.get(key) ?? []), known])
    this.setKeys(known)
  }

  /** Updates the index after the values of a known patient changed; its name must not change. */
  setKeys(known: KnownPatient): void {
    const { email, siren } = known.values
    if (email) this.byEmail.set(emailKey(known.values), known)
    if (siren) this.bySiren.set(siren, known)
  }

  ofEmail(values: ImportedValues): KnownPatient | undefined {
    return values.email ? this.byEmail.get(emailKey(values)) : undefined
  }

  firmNamed(companyName: string): KnownPatient | undefined {
    return this.byName.get(nameKey({ type: 'FIRM', companyName }))?.[0]
  }

  /**
   * Finds the patient with this name: among several, the one with this birthday, else the one with this e-mail address.
   * A different birthday is a different person. A firm is found by its SIREN first.
   */
  find(values: ImportedValues): KnownPatient | typeof ambiguous | undefined {
    const firm = values.type === 'FIRM' && values.siren ? this.bySiren.get(values.siren) : undefined
    if (firm) return firm
    const { birthdate } = values
    const candidates = (this.byName.get(nameKey(values)) ?? []).filter(
      (known) => !birthdate || !known.values.birthdate || known.values.birthdate === birthdate,
    )
    if (candidates.length < 2) return candidates[0]
    const sameDay = candidates.filter((known) => birthdate && known.values.birthdate === birthdate)
    if (sameDay.length === 1) return sameDay[0]
    return candidates.find((known) => values.email && emailKey(known.values) === emailKey(values)) ?? ambiguous
  }
}
