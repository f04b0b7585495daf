import type { EstimationInput } from 'shared/contracts/estimation'
import { errorCode } from 'shared/contracts/errorCodes'
import type { PatientInput } from 'shared/contracts/patient'
import { issuerProblems } from 'shared/domain/accounts/issuer'
import { vatExemptionMention } from 'shared/domain/billing/vatExemption'
import { addMonths } from 'shared/domain/calendar/addMonths'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { patientName } from 'shared/domain/patients/patientName'
import { estimationProblems } from 'shared/domain/quotes/estimationProblems'
import { refuseUnknownIds } from '../../knownIds.sql.ts'
import { hasRole, type MemberContext } from '../../memberContext.ts'
import type { Client } from '../../pdf/billing/Client.ts'
import { found, Refusal, refuseProblems } from '../../refusal.ts'
import { readLogoFile } from '../logo/logo.service.ts'
import { findPatient } from '../patients/patients.sql.ts'
import type { MemberRow } from '../user/memberRow.ts'
import { findMember, findOwner } from '../user/user.sql.ts'
import type { EstimationContent } from './EstimationContent.ts'
import { fullName, issuerOf, mediatorOf } from './issuerOf.ts'

type QuotedPatient = Pick<PatientInput, 'address' | 'firm'> & {
  type: PatientInput['type'] | null
  individual: { firstname: string; lastname: string } | null
  contactFirstname: string
  contactLastname: string
}

/** Assistants issue for any therapist, administrators too; a therapist of the team for themselves. */
async function therapistOf(context: MemberContext, therapistId: string): Promise<MemberRow> {
  const { tx, member } = context
  await refuseUnknownIds(tx, 'member', [therapistId])
  const isFree = hasRole(context, 'ROLE_ASSISTANT') || hasRole(context, 'ROLE_ADMIN')
  if (!isFree && therapistId !== member.accountId) throw new Refusal(403, errorCode.forbidden)
  const therapist = await findMember(tx, therapistId)
  if (!therapist.roles.includes('ROLE_THERAPIST') || therapist.left_at)
    refuseProblems([{ field: 'therapistId', message: 'Praticien' }])
  return therapist
}

/** Throws 400 with E110 and what is missing of the therapist's name or of the firm (ruling 12). */
function refuseIncompleteIssuer(owner: MemberRow, { firstname, lastname }: MemberRow): void {
  const address = { streetName: owner.street_name, zipCode: owner.zip_code, city: owner.city }
  const firm = { name: owner.firm_name, siren: owner.firm_siren, address }
  const problems = issuerProblems({ firstname, lastname, firm })
  if (problems.length === 0) return
  throw new Refusal(400, errorCode.firmMissing, { message: 'Informations entreprise non remplies', problems })
}

const clientOf = (patient: QuotedPatient): Client => ({
  name: patient.individual
    ? `${patient.individual.firstname} ${patient.individual.lastname}`.trim()
    : patientName(patient),
  street: patient.address.streetName.trim(),
  zipCode: patient.address.zipCode.trim(),
  city: patient.address.city.trim(),
  siren: patient.firm?.siren.trim() ?? '',
})

async function patientOf({ tx }: MemberContext, input: EstimationInput): Promise<QuotedPatient> {
  await refuseUnknownIds(tx, 'patient', [input.newPatient?.individual?.firm])
  if (input.patientId === null) return found(input.newPatient)
  return found(await findPatient(tx, input.patientId))
}

async function beneficiaryOf({ tx }: MemberContext, { nbParticipants, selectedCorporatePatients }: EstimationInput) {
  await refuseUnknownIds(tx, 'patient', selectedCorporatePatients)
  const [id] = selectedCorporatePatients
  const employee = id && nbParticipants === 1 ? await findPatient(tx, id) : undefined
  return employee ? patientName(employee) : null
}

/** What the quote says, without its number. Throws what keeps it from being drawn up, the address last (E112). */
export async function readEstimationContent(
  context: MemberContext,
  input: EstimationInput,
): Promise<Omit<EstimationContent, 'number'>> {
  const { tx, member, services } = context
  const therapist = await therapistOf(context, input.therapistId)
  const createdAt = services.now()
  const { day } = nowIn(member.timeZone, createdAt)
  const newPatient = input.patientId === null ? input.newPatient : null
  if (input.patientId === null && newPatient === null)
    refuseProblems(estimationProblems({ ...input, isFirm: false }, day))
  const patient = await patientOf(context, input)
  const isFirm = patient.type === 'FIRM'
  refuseProblems(estimationProblems({ ...input, newPatient, isFirm }, day))
  const owner = await findOwner(tx)
  refuseIncompleteIssuer(owner, therapist)
  const beneficiary = await beneficiaryOf(context, input)
  const client = clientOf(patient)
  if (!client.street || !client.zipCode || !client.city) throw new Refusal(400, errorCode.patientAddressMissing)
  const logo = (await readLogoFile(context, therapist.id)) ?? (await readLogoFile(context, owner.id))
  return {
    day,
    validUntil: addMonths(day, input.periodOfValidity),
    createdAt,
    issuer: issuerOf(owner, therapist, logo),
    therapist: fullName(therapist),
    client,
    firm: isFirm ? { nbParticipants: input.nbParticipants, beneficiary } : null,
    nbHoursToDo: input.nbHoursToDo,
    unitaryPrice: input.unitaryPrice,
    taxes: input.taxes,
    comments: input.taxes > 0 ? '' : input.comments.trim() || vatExemptionMention(owner.vat_exemption, day),
    therapistComments: input.therapistComments,
    mediator: mediatorOf(owner),
  }
}
