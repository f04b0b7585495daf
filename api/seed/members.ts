import { v7 as uuidv7 } from 'uuid'
import { postalCodeGeocoder } from '../src/geocoding/postalCodes.ts'
import { insertAccount } from '../src/modules/practice/accounts/accounts.sql.ts'
import { setInitialOpeningHours } from '../src/modules/practice/accounts/practice.service.ts'
import { encryptBankDetails } from '../src/modules/practice/user/bankDetails.ts'
import { updateOpeningHours } from '../src/modules/practice/user/user.sql.ts'
import { digestOf, newSecret } from '../src/encryption/secrets.ts'
import type { SeedContext } from './SeedContext.ts'
import type { DemoPractice } from './practices/DemoPractice.ts'

async function locatePractice({ coordinates, street, zipCode, city }: DemoPractice) {
  if (coordinates === null) return { latitude: null, longitude: null, precision: 'default' as const }
  if (coordinates) return { latitude: coordinates[0], longitude: coordinates[1], precision: 'address' as const }
  return postalCodeGeocoder.locate({ streetName: street, zipCode, city })
}

/**
 * Adds the members other than the owner and, with the offer `ULTIME`, a pending invitation. Returns the ids of the
 * therapists, the owner's first.
 */
export async function addMembers(
  { tx, services, passwordHash }: SeedContext,
  practice: DemoPractice,
  tenantId: string,
  ownerId: string,
): Promise<string[]> {
  const therapistIds = [ownerId]
  for (const [position, { firstname, lastname, email, isAssistant }] of practice.members.entries()) {
    if (position === 0) continue
    const id = uuidv7()
    await insertAccount(tx, {
      id,
      kind: 'MEMBER',
      email,
      password_hash: passwordHash,
      confirmed_at: services.now(),
    })
    await tx
      .insertInto('member')
      .values({
        tenant_id: tenantId,
        id,
        email,
        firstname,
        lastname,
        position,
        public_access: !isAssistant,
        roles: [isAssistant ? 'ROLE_ASSISTANT' : 'ROLE_THERAPIST'],
        privileges: ['AGENDA', 'ANIMALS', 'CLUBS', 'PATIENTS', ...(isAssistant ? [] : ['ESTIMATION', 'BILL'])],
        default_session_price: practice.types[0]?.price ?? 0,
      })
      .execute()
    if (isAssistant) continue
    await setInitialOpeningHours(tx, tenantId, id)
    therapistIds.push(id)
  }
  if (practice.offer === 'ULTIME') await addInvitation({ tx, now: services.now() }, tenantId, ownerId)
  return therapistIds
}

/** Bank details with the IBAN that banks print in their examples. */
const demoBank = {
  bankName: 'Banque de démonstration',
  rib: '30006000011234567890189',
  iban: 'FR7630006000011234567890189',
  bic: 'AGRIFRPP',
}

/** Adds a pending invitation. Its link was sent to nobody; the screen can send a new one. */
async function addInvitation({ tx, now }: { tx: SeedContext['tx']; now: Date }, tenantId: string, ownerId: string) {
  await tx
    .insertInto('invitation')
    .values({
      tenant_id: tenantId,
      id: uuidv7(),
      email: 'marion.leroux@exemple.fr',
      role: 'ROLE_ASSISTANT',
      privileges: ['AGENDA', 'ANIMALS', 'CLUBS', 'PATIENTS'],
      token_hash: digestOf(newSecret()),
      invited_by: ownerId,
      sent_at: now,
      expires_at: new Date(now.getTime() + 7 * 86_400_000),
    })
    .execute()
}

/** Fills in the owner's and the firm's details and, with the offer `ULTIME`, opening hours with a break at noon. */
export async function fillOwner(
  { tx, services }: SeedContext,
  practice: DemoPractice,
  tenantId: string,
  ownerId: string,
): Promise<void> {
  const isIndividual = practice.members.length === 1
  await tx
    .updateTable('member')
    .set({
      phone_number: practice.phone,
      ...(!isIndividual && { legal_form: 'SARL', share_capital: 5000, rcs_city: practice.city }),
      mediator_name: 'Centre de la médiation (démonstration)',
      bank_details: encryptBankDetails(ownerId, demoBank, await services.encryption.cipherOf(tx, tenantId)),
      firm_name: practice.firm,
      firm_siren: practice.siren,
      street_name: practice.street,
      zip_code: practice.zipCode,
      city: practice.city,
      public_access: true,
      individual_firm: isIndividual,
      default_session_price: practice.types[0]?.price ?? 0,
      ...(await locatePractice(practice)),
    })
    .where('id', '=', ownerId)
    .execute()
  if (practice.offer !== 'ULTIME') return
  const mornings = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, startTime: '09:00', endTime: '12:30' }))
  const afternoons = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startTime: '14:00', endTime: '18:30' }))
  await updateOpeningHours(tx, tenantId, ownerId, [...mornings, ...afternoons])
}
