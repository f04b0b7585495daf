import type { EstimationInput } from 'shared/contracts/finance/estimations'
import { addMonths } from 'shared/domain/calendar/addMonths'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { patientName } from 'shared/domain/patients/patientName'
import { estimationProblems } from 'shared/domain/estimations/estimationProblems'
import { estimationTotals } from 'shared/domain/estimations/estimationTotals'
import { statedVatReason } from 'shared/domain/vat/vatRights'
import { refuseUnknownIds } from '../../../../knownIds.sql.ts'
import type { MemberContext } from '../../../../memberContext.ts'
import { requireFound, refuseProblems } from '../../../../refusal.ts'
import { clientOf, refuseMissingAddress, type DocumentPatient } from '../../issuing/clientOf.ts'
import { fullName, issuerOf, mediatorOf } from '../../issuing/issuerOf.ts'
import { readIssuingTherapist } from '../../issuing/issuingTherapist.service.ts'
import { refuseIncompleteIssuer } from '../../issuing/refuseIncompleteIssuer.ts'
import { clientTexts, issuerTexts, refuseUnprintable } from '../../issuing/refuseUnprintable.ts'
import { refuseVat } from '../../issuing/refuseVat.ts'
import { readLogoPicture } from '../../../practice/logo/logo.service.ts'
import { findPatient } from '../../../patients/patients/patients.sql.ts'
import { firmOf } from '../../../practice/user/profileRow.ts'
import { findOwner } from '../../../practice/user/user.sql.ts'
import type { EstimationContent } from './EstimationContent.ts'

async function readPatient({ tx }: MemberContext, input: EstimationInput): Promise<DocumentPatient> {
  await refuseUnknownIds(tx, 'patient', [input.newPatient?.individual?.firm])
  if (input.patientId === null) return requireFound(input.newPatient)
  return requireFound(await findPatient(tx, input.patientId))
}

async function readBeneficiary({ tx }: MemberContext, { nbParticipants, selectedCorporatePatients }: EstimationInput) {
  await refuseUnknownIds(tx, 'patient', selectedCorporatePatients)
  const [id] = selectedCorporatePatients
  const employee = id && nbParticipants === 1 ? await findPatient(tx, id) : undefined
  return employee ? patientName(employee) : null
}

/** Reads the content of a quote, without its number. Throws for an invalid form, profile (E110) or address (E112). */
export async function readEstimationContent(
  context: MemberContext,
  input: EstimationInput,
): Promise<Omit<EstimationContent, 'number'>> {
  const { tx, member, services } = context
  const therapist = await readIssuingTherapist(context, input.therapistId)
  const createdAt = services.now()
  const { day } = momentIn(member.timeZone, createdAt)
  const newPatient = input.patientId === null ? input.newPatient : null
  // Without a patient, all problems of the form are reported before the patient is read.
  if (input.patientId === null && newPatient === null)
    refuseProblems(estimationProblems({ ...input, isFirm: false }, day))
  const patient = await readPatient(context, input)
  const isFirm = patient.type === 'FIRM'
  refuseProblems(estimationProblems({ ...input, newPatient, isFirm }, day))
  const owner = await findOwner(tx)
  refuseIncompleteIssuer(owner, therapist)
  const profile = firmOf(owner)
  const beneficiary = await readBeneficiary(context, input)
  const client = clientOf(patient)
  const vat = {
    rates: [input.taxes],
    net: estimationTotals(input).net,
    vatReason: input.vatReason,
    comment: input.comments,
    client: { ...client, isFirm },
  }
  refuseMissingAddress(client)
  refuseVat(vat, profile, { rate: 'taxes', reason: 'vatReason' })
  const logo = (await readLogoPicture(context, therapist.id)) ?? (await readLogoPicture(context, owner.id))
  const content = {
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
    comments: statedVatReason(vat, profile, day)?.text ?? '',
    therapistComments: input.therapistComments,
    mediator: mediatorOf(owner),
  }
  refuseUnprintable([
    clientTexts(newPatient ? 'newPatient' : 'patientId', client),
    issuerTexts(content.issuer, [content.therapist, content.mediator]),
    { field: 'selectedCorporatePatients', label: 'Bénéficiaire', texts: [beneficiary ?? ''] },
    { field: 'comments', label: 'Motif de TVA', texts: [content.comments] },
    { field: 'therapistComments', label: 'Commentaires', texts: [content.therapistComments] },
  ])
  return content
}
