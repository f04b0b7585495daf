import { consentTextVersion, needsGuardian } from 'shared/domain/patients/healthConsent'
import { insertConsent } from '../src/modules/patients/consents/consents.sql.ts'
import type { FieldCipher } from '../src/encryption/encryption.ts'
import type { SeedContext } from './SeedContext.ts'

/** Adds the consent to store a patient's health data, given with a booking by the patient or by a child's guardian. */
export async function addConsent(
  { tx, today }: SeedContext,
  cipher: FieldCipher,
  { tenantId, patientId }: { tenantId: string; patientId: string },
): Promise<void> {
  const patient = await tx
    .selectFrom('patient')
    .select(['firstname', 'lastname', 'birthdate', 'legal_manager_firstname', 'legal_manager_lastname'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow()
  const isChild = needsGuardian(patient.birthdate, today)
  await insertConsent(tx, cipher, {
    tenantId,
    patientId,
    givenBy: isChild ? 'GUARDIAN' : 'SELF',
    giverName: isChild
      ? `${patient.legal_manager_firstname || 'Dominique'} ${patient.legal_manager_lastname || patient.lastname}`
      : `${patient.firstname} ${patient.lastname}`,
    textVersion: consentTextVersion,
    givenOn: today,
    recordedBy: null,
  })
}
