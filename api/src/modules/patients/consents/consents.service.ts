import type { PaperConsent, PatientConsents } from 'shared/contracts/patients/consent'
import { errorCode } from 'shared/contracts/errorCodes'
import { birthdateForAge } from 'shared/domain/patients/birth'
import { consentTextVersion, needsGuardian, paperConsentProblems } from 'shared/domain/patients/healthConsent'
import { auditMember } from '../../../audit.ts'
import { cipherOf, todayOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal, refuseProblems } from '../../../refusal.ts'
import { findPatient, lockPatient, type FindOptions } from '../patients/patients.sql.ts'
import { findConsents, countAnswers, deleteAnswers, insertConsent, updateWithdrawnConsents } from './consents.sql.ts'

export async function listConsents(
  context: MemberContext,
  patientId: string,
  options?: FindOptions,
): Promise<PatientConsents> {
  const { tx } = context
  const { individual } = requireFound(await findPatient(tx, patientId, options))
  return {
    consents: await findConsents(tx, await cipherOf(context), patientId),
    guardianNeeded: needsGuardian(individual && birthdateForAge(individual), todayOf(context)),
    answers: await countAnswers(tx, patientId),
  }
}

/** Records a consent given on paper. Throws 400 (E180) for the patient's own consent when under 15 on that day. */
export async function recordConsent(
  context: MemberContext,
  patientId: string,
  { givenBy, giverName, givenOn }: PaperConsent,
): Promise<PatientConsents> {
  const { tx, member } = context
  const { birthdate, birth_year } = requireFound(await lockPatient(tx, patientId))
  refuseProblems(paperConsentProblems({ giverName, givenOn }, todayOf(context)))
  if (givenBy === 'SELF' && needsGuardian(birthdateForAge({ birthdate, birthYear: birth_year }), givenOn))
    throw new Refusal(400, errorCode.guardianConsentNeeded)
  await insertConsent(tx, await cipherOf(context), {
    tenantId: member.tenantId,
    patientId,
    givenBy,
    giverName: giverName.trim(),
    textVersion: consentTextVersion,
    givenOn,
    recordedBy: member.accountId,
  })
  const details = { givenBy, textVersion: consentTextVersion }
  await auditMember(context, { act: 'consent', entity: 'patient', entityId: patientId, details })
  return listConsents(context, patientId)
}

/** Withdraws all consents and deletes the data that requires them: the answers to booking questions (ruling 64). */
export async function withdrawConsents(context: MemberContext, patientId: string): Promise<PatientConsents> {
  const { tx, services } = context
  requireFound(await lockPatient(tx, patientId))
  const consents = await updateWithdrawnConsents(tx, patientId, services.now())
  const answers = await deleteAnswers(tx, patientId)
  if (consents + answers > 0)
    await auditMember(context, {
      act: 'withdrawConsent',
      entity: 'patient',
      entityId: patientId,
      details: { consents, answers },
    })
  return listConsents(context, patientId)
}
