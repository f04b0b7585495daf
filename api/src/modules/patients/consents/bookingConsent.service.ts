import type { BookingConsent } from 'shared/contracts/patients/consent'
import type { Day } from 'shared/domain/calendar/day'
import { consentText, needsGuardian } from 'shared/domain/patients/healthConsent'
import type { Tx } from '../../../db.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import { findConsents, findBirthdate, insertConsent } from './consents.sql.ts'

interface Booking {
  tenantId: string
  patientId: string
  /** Name of the account that books; for a child, this must be the guardian's. */
  giverName: string
  today: Day
}

/**
 * Records the consent given with a booking, and returns whether the booking's answers may be stored. Returns false
 * without a consent, for an unknown text version, and for a child who consents without a guardian. Does not throw,
 * since an error would reveal the age to any person who types the patient's e-mail address.
 */
export async function acceptConsent(
  tx: Tx,
  cipher: FieldCipher,
  consent: BookingConsent | null | undefined,
  { tenantId, patientId, giverName, today }: Booking,
): Promise<boolean> {
  if (!consent || consentText(consent.textVersion, consent.givenBy) === undefined) return false
  const { givenBy, textVersion } = consent
  if (givenBy === 'SELF' && needsGuardian(await findBirthdate(tx, patientId), today)) return false
  const existingConsents = await findConsents(tx, cipher, patientId)
  const isAlreadyRecorded = existingConsents.some(
    (existing) =>
      existing.withdrawnAt === null &&
      existing.givenBy === givenBy &&
      existing.textVersion === textVersion &&
      existing.giverName === giverName,
  )
  if (!isAlreadyRecorded)
    await insertConsent(tx, cipher, {
      tenantId,
      patientId,
      givenBy,
      giverName,
      textVersion,
      givenOn: today,
      recordedBy: null,
    })
  return true
}
