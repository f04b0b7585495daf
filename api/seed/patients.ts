import { v7 as uuidv7 } from 'uuid'
import type { SeedContext } from './SeedContext.ts'
import type { DemoPractice } from './practices/DemoPractice.ts'

export interface SeededPatients {
  individualIds: string[]
  firms: { id: string; employeeIds: string[] }[]
}

const employeesPerFirm = 3

/** Adds individuals, and firms with a few employees each. */
export async function addPatients(
  { tx, random, today, nextPerson }: SeedContext,
  practice: DemoPractice,
  tenantId: string,
): Promise<SeededPatients> {
  const towns: [string, string][] = [[practice.zipCode, practice.city], ...(practice.patientTowns ?? [])]
  const newPersonRow = (firmId: string | null) => {
    const { firstname, lastname, email, phone, street, age } = nextPerson()
    const [zipCode, city] = random.pick(towns)
    const isMinor = age < 18 && firmId === null
    return {
      tenant_id: tenantId,
      id: uuidv7(),
      type: 'INDIVIDUAL' as const,
      firstname,
      lastname,
      email,
      phone_number: phone,
      street_name: street,
      zip_code: zipCode,
      city,
      birthdate: `${Number(today.slice(0, 4)) - age}-${String(1 + random.nextIntBelow(12)).padStart(2, '0')}-${String(1 + random.nextIntBelow(28)).padStart(2, '0')}`,
      nb_hours_to_do: random.pick([0, 5, 10, 12, 20]),
      legal_manager_firstname: isMinor ? random.pick(['Sylvie', 'Laurent', 'Nadia', 'Pierre']) : '',
      legal_manager_lastname: isMinor ? lastname : '',
      legal_manager_link: isMinor ? random.pick(['Mère', 'Père']) : '',
      firm_id: firmId,
      company_name: '',
    }
  }
  const individuals = Array.from({ length: practice.individualCount }, () => newPersonRow(null))
  const firms = practice.firms.map((name) => ({ id: uuidv7(), name }))
  const firmRows = firms.map(({ id, name }) => {
    const { firstname, lastname, phone, street } = nextPerson()
    const [zipCode, city] = random.pick(towns)
    return {
      tenant_id: tenantId,
      id,
      type: 'FIRM' as const,
      company_name: name,
      siren: '732829320',
      contact_firstname: firstname,
      contact_lastname: lastname,
      phone_number: phone,
      street_name: street,
      zip_code: zipCode,
      city,
    }
  })
  const employees = firms.map(({ id }) => Array.from({ length: employeesPerFirm }, () => newPersonRow(id)))
  if (firmRows.length > 0) await tx.insertInto('patient').values(firmRows).execute()
  await tx
    .insertInto('patient')
    .values([...individuals, ...employees.flat()])
    .execute()
  return {
    individualIds: individuals.map(({ id }) => id),
    firms: firms.map(({ id }, index) => ({ id, employeeIds: (employees[index] ?? []).map((row) => row.id) })),
  }
}

/** Adds the patient file of the online account and moves the pending requests to it. */
export async function linkPatientAccount({ tx, patientAccountId }: SeedContext, tenantId: string): Promise<void> {
  const id = uuidv7()
  await tx
    .insertInto('patient')
    .values({
      tenant_id: tenantId,
      id,
      type: 'INDIVIDUAL',
      firstname: 'Manon',
      lastname: 'Lefèvre',
      email: 'patient@demo.complice.fr',
      phone_number: '06 45 12 78 30',
      street_name: '6 rue des Tilleuls',
      zip_code: '69005',
      city: 'Lyon',
      birthdate: '1991-03-14',
      account_id: patientAccountId,
    })
    .execute()
  await tx.updateTable('session').set({ patient_id: id }).where('state', '=', 'PENDING').execute()
}
