import { createHash } from 'node:crypto'
import type { EstimationAcceptance, EstimationRefusal, SharedEstimation } from 'shared/contracts/finance/estimations'
import { errorCode } from 'shared/contracts/errorCodes'
import type { FileResponse } from 'shared/contracts/routes'
import { acceptanceProblems } from 'shared/domain/estimations/decisionProblems'
import { awaitsDecision } from 'shared/domain/estimations/estimationState'
import { v7 as uuidv7 } from 'uuid'
import { audit } from '../../../../audit.ts'
import { found, Refusal, refuseProblems } from '../../../../refusal.ts'
import type { Services } from '../../../../services.ts'
import { sendDecisionEmails } from './decisionEmails.service.ts'
import { refuseUnless } from '../decisionRefusal.ts'
import { fileField, fileOf } from '../document/estimationFile.ts'
import { findEstimation } from '../estimations.sql.ts'
import { insertEvent, type EventKind } from '../events.sql.ts'
import { updateReason } from './links.sql.ts'
import { encryptedProof, type AcceptanceProof } from './proof.ts'
import {
  reasonField,
  sharedEstimationOf,
  withdrawableOf,
  withSharedEstimation,
  type OpenedEstimation,
} from './sharedEstimation.ts'
import { isForFirm, itemOf } from '../statedEstimation.sql.ts'

export const readSharedEstimation = (services: Services, token: string): Promise<SharedEstimation> =>
  withSharedEstimation(services, token, sharedEstimationOf)

const decryptFileOf = async ({ tx, services, tenantId, row }: OpenedEstimation): Promise<Buffer> => {
  const cipher = await services.encryption.cipherOf(tx, tenantId)
  return cipher.decryptBytes(found(await findEstimation(tx, row.id)).content, fileField(row.id))
}

/** The bytes that were issued. */
export const readSharedFile = (services: Services, token: string): Promise<FileResponse> =>
  withSharedEstimation(services, token, async (opened) =>
    fileOf(await decryptFileOf(opened), opened.row.estimation_number),
  )

const acts = { ACCEPTED: 'acceptByLink', REFUSED: 'refuseByLink', WITHDRAWN: 'withdrawByLink' } as const

/** Records the client's decision, and sends an e-mail to both sides. */
async function decide(
  opened: OpenedEstimation,
  kind: Exclude<EventKind, 'SENT'>,
  { token, proof }: { token: string; proof?: AcceptanceProof },
): Promise<SharedEstimation> {
  const { tx, services, tenantId, row, clock, now } = opened
  const id = uuidv7()
  const cipher = await services.encryption.cipherOf(tx, tenantId)
  await insertEvent(tx, {
    tenant_id: tenantId,
    id,
    estimation_id: row.id,
    kind,
    channel: 'ONLINE',
    day: clock.today,
    at: now,
    member_id: null,
    proof: proof ? encryptedProof.encrypt(cipher, id, proof) : null,
  })
  await audit(tx, { tenantId, accountId: null }, { act: acts[kind], entity: 'estimation', entityId: row.id })
  const shared = await sharedEstimationOf(opened)
  await sendDecisionEmails(opened, shared, { kind, eventId: id, token, earlyStart: proof?.earlyStart ?? null })
  return shared
}

const refuseClosed = ({ row, clock }: OpenedEstimation) => refuseUnless(itemOf(row, clock).state, awaitsDecision)

/** Accepts a quote once. Throws 409 with its decision if it is no longer open. */
export const acceptEstimation = (services: Services, input: EstimationAcceptance): Promise<SharedEstimation> =>
  withSharedEstimation(
    services,
    input.token,
    async (opened) => {
      refuseClosed(opened)
      refuseProblems(acceptanceProblems(input))
      const proof: AcceptanceProof = {
        firstname: input.firstname.trim(),
        lastname: input.lastname.trim(),
        acceptedAt: opened.now.toISOString(),
        sentTo: opened.link.recipient,
        sha256: createHash('sha256')
          .update(await decryptFileOf(opened))
          .digest('hex'),
        earlyStart: (await isForFirm(opened.tx, opened.row)) ? null : input.earlyStart,
      }
      return decide(opened, 'ACCEPTED', { token: input.token, proof })
    },
    { locks: true },
  )

/** Refuses a quote once; the optional reason is encrypted. */
export const refuseEstimation = (services: Services, { token, reason }: EstimationRefusal): Promise<SharedEstimation> =>
  withSharedEstimation(
    services,
    token,
    async (opened) => {
      refuseClosed(opened)
      const { tx, tenantId, link } = opened
      if (reason.trim() !== '') {
        const cipher = await services.encryption.cipherOf(tx, tenantId)
        await updateReason(tx, link.id, cipher.encrypt(reason.trim(), reasonField(link.id)))
      }
      return decide(opened, 'REFUSED', { token })
    },
    { locks: true },
  )

/** Withdraws an individual's online acceptance (code de la consommation, art. L. 221-18), once. */
export const withdrawFromEstimation = (services: Services, token: string): Promise<SharedEstimation> =>
  withSharedEstimation(
    services,
    token,
    async (opened) => {
      refuseUnless(itemOf(opened.row, opened.clock).state, (state) => state !== 'REFUSED' && state !== 'WITHDRAWN')
      if ((await withdrawableOf(opened)) === null) throw new Refusal(409, errorCode.withdrawalOver)
      return decide(opened, 'WITHDRAWN', { token })
    },
    { locks: true },
  )
