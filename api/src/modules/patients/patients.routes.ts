import { errorCode } from 'shared/contracts/errorCodes'
import type { Patient, PatientInput } from 'shared/contracts/patient'
import { patientProblems } from 'shared/domain/patients/patient'
import { isUuid } from 'shared/domain/uuid'
import type { Tx } from '../../db.ts'
import type { Handlers } from '../../handlers.ts'
import { Refusal } from '../../refusal.ts'
import {
  areSessionTypes,
  findPatient,
  findPatients,
  insertPatient,
  removePatient,
  updatePatient,
} from './patients.sql.ts'

function idsIn(commaJoined = ''): string[] {
  const ids = commaJoined.split(',').filter(Boolean)
  if (ids.every(isUuid)) return ids
  throw new Refusal(400, errorCode.invalid, { problems: [{ field: 'sessionTypes', message: 'Valeur incorrecte' }] })
}

async function accept(tx: Tx, input: PatientInput): Promise<void> {
  const problems = patientProblems(input)
  if (problems.length > 0) throw new Refusal(400, errorCode.invalid, { problems })
  const firmId = input.type === 'INDIVIDUAL' ? input.individual?.firm : null
  if (firmId && (await findPatient(tx, firmId))?.type !== 'FIRM') throw new Refusal(404, errorCode.notFound)
}

function found<T>(patient: T | undefined): T {
  if (patient === undefined) throw new Refusal(404, errorCode.notFound)
  return patient
}

/** What the agenda needs to choose a patient, for a member who may not open the files (ruling 25). */
const namedOnly = ({ id, type, individual, firm }: Patient): Patient => ({
  id,
  type,
  email: '',
  phoneNumber: '',
  contactFirstname: '',
  contactLastname: '',
  address: { streetName: '', zipCode: '', city: '' },
  individual: individual && {
    firstname: individual.firstname,
    lastname: individual.lastname,
    birthdate: null,
    nbHoursToDo: 0,
    firm: individual.firm,
  },
  firm: firm && { companyName: firm.companyName, siren: '' },
})

export const patientHandlers = {
  'GET /patients': async ({ tx, member, query: { sessionTypes, ...search } }) => {
    const sessionTypeIds = idsIn(sessionTypes)
    if (!(await areSessionTypes(tx, sessionTypeIds))) throw new Refusal(404, errorCode.notFound)
    const patients = await findPatients(tx, { ...search, sessionTypeIds })
    return member.privileges.includes('PATIENTS') ? patients : patients.map(namedOnly)
  },

  'POST /patients': async ({ tx, member, body }) => {
    await accept(tx, body)
    return insertPatient(tx, member.tenantId, body)
  },

  'GET /patients/:id/details': async ({ tx, params }) => found(await findPatient(tx, params.id)),

  'PUT /patients/:id': async ({ tx, params, body }) => {
    found(await findPatient(tx, params.id))
    await accept(tx, body)
    return found(await updatePatient(tx, params.id, body))
  },

  'DELETE /patients/:id': async ({ tx, params, services }) => {
    if (!(await removePatient(tx, params.id, services.now()))) throw new Refusal(404, errorCode.notFound)
  },
} satisfies Partial<Handlers>
