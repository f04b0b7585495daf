import { v7 as uuidv7 } from 'uuid'
import type { Database, Tx } from '../../../db.ts'

const maxDevicesByAccount = 20

interface DeviceIdentity {
  accountId: string
  /** Digest of the device's cookie; on a partner's site, of the site and the browser's name. */
  identityHash: Buffer
}

/** Finds a device of the account that was used after `usedAfter`. */
export const findDevice = (
  database: Database | Tx,
  { accountId, identityHash }: DeviceIdentity,
  usedAfter: Date,
): Promise<{ id: string; last_used_at: Date } | undefined> =>
  database
    .selectFrom('auth.known_device')
    .select(['id', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('identity_hash', '=', identityHash)
    .where('last_used_at', '>', usedAfter)
    .executeTakeFirst()

/** Whether any account has a device with this digest. */
export async function isDeviceIdentity(tx: Tx, identityHash: Buffer, usedAfter: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('auth.known_device')
    .select('id')
    .where('identity_hash', '=', identityHash)
    .where('last_used_at', '>', usedAfter)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function deleteLeastRecentDevices(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom('auth.known_device')
    .where('id', 'in', (devices) =>
      devices
        .selectFrom('auth.known_device')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .offset(maxDevicesByAccount),
    )
    .execute()
}

/** Inserts a device, which replaces the least recently used one beyond the maximum of an account. */
export async function insertDevice(tx: Tx, { accountId, identityHash }: DeviceIdentity, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('auth.known_device')
    .values({ id: uuidv7(), account_id: accountId, identity_hash: identityHash, created_at: now, last_used_at: now })
    // A row exists if the same browser signed in at the same time, or if the browser's former row has expired.
    .onConflict((conflict) => conflict.constraint('known_device_identity').doUpdateSet({ last_used_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await deleteLeastRecentDevices(tx, accountId)
  return id
}

export async function updateDeviceUse(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('auth.known_device').set({ last_used_at: now }).where('id', '=', id).execute()
}

export async function updateDeviceOfSignIn(tx: Tx, signInId: string, deviceId: string): Promise<void> {
  await tx
    .updateTable('auth.sign_in')
    .set({ device_id: deviceId })
    .where('id', '=', signInId)
    .where((row) => row.or([row('device_id', 'is', null), row('device_id', '!=', deviceId)]))
    .execute()
}

/** Deletes the account's devices except the one with this digest; all of them without a digest. */
export async function deleteOtherDevices(tx: Tx, accountId: string, identityHash: Buffer | undefined): Promise<void> {
  await tx
    .deleteFrom('auth.known_device')
    .where('account_id', '=', accountId)
    .$if(identityHash !== undefined, (devices) => devices.where('identity_hash', '!=', identityHash ?? Buffer.of()))
    .execute()
}

/** Deletes the device of one of the account's sign-ins, unless the device has this digest. */
export async function deleteDeviceOfSignIn(
  tx: Tx,
  accountId: string,
  signInId: string,
  identityHash: Buffer | undefined,
): Promise<void> {
  await tx
    .deleteFrom('auth.known_device')
    .where('account_id', '=', accountId)
    .where('id', 'in', (signIns) =>
      signIns
        .selectFrom('auth.sign_in')
        .select((signIn) => signIn.ref('device_id').$notNull().as('device_id'))
        .where('id', '=', signInId),
    )
    .$if(identityHash !== undefined, (devices) => devices.where('identity_hash', '!=', identityHash ?? Buffer.of()))
    .execute()
}

/** Deletes every device of the account. */
export async function deleteDevices(tx: Tx, accountId: string): Promise<void> {
  await deleteOtherDevices(tx, accountId, undefined)
}
