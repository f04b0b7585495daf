import type { Tx } from '../../db.ts'

/** The patient's own address, else the guardian's, else the referent's (ruling 67); '' where there is none. */
export async function proposedEmailOf(tx: Tx, patientId: string | null): Promise<string> {
  if (patientId === null) return ''
  const patient = await tx
    .selectFrom('patient')
    .select(['email', 'legal_manager_email', 'referent_email'])
    .where('id', '=', patientId)
    .executeTakeFirst()
  return [patient?.email, patient?.legal_manager_email, patient?.referent_email].find(Boolean) ?? ''
}
