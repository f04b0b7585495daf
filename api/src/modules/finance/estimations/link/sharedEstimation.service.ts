import { createHash } from 'node:crypto'
import type { EstimationAcceptance, EstimationRefusal, SharedEstimation } from 'shared/contracts/finance/estimations'
import { errorCode } from 'shared/contracts/errorCodes'
import type { FileResponse } from 'shared/contracts/routes'
import { acceptanceProblems } from 'shared/domain/estimations/decisionProblems'
import { canBeDecidedOnline } from 'shared/domain/estimations/estimationState'
import { v7 as uuidv7 } from 'uuid'
import { audit } from '../../../../audit.ts'
import { requireFound, Refusal, refuseProblems } from '../../../../refusal.ts'
import type { Services } from '../../../../services.ts'
import { sendDecisionEmails } from './decisionEmails.service.ts'
import { refuseUnlessStateAllowed } from '../decisionRefusal.ts'
import { fileField, estimationDownload } from '../document/estimationFile.ts'
import { findEstimation } from '../estimations.sql.ts'
import { insertEvent, type EventKind } from '../events.sql.ts'
import { updateRefusalReason } from './links.sql.ts'
import { encryptedProof, type AcceptanceProof } from './proof.ts'
import {
  reasonField,
  readLinkedEstimation,
  lastDayToWithdraw,
  withLinkedEstimation,
  type LinkedEstimation,
} from './sharedEstimation.ts'
import { isForFirm, estimationItem } from '../estimationWithState.sql.ts'

export const readSharedEstimation = (services: Services, token: string): Promise<SharedEstimation> =>
  withLinkedEstimation(services, token, readLinkedEstimation)

const readIssuedFile = async ({ tx, services, tenantId, row }: LinkedEstimation): Promise<Buffer> => {
  const cipher = await services.encryption.cipherOf(tx, tenantId)
  return cipher.decryptBytes(requireFound(await findEstimation(tx, row.id)).content, fileField(row.id))
}

/** Reads the issued PDF for the client. */
export const readSharedFile = (services: Services, token: string): Promise<FileResponse> =>
  withLinkedEstimation(services, token, async (linkedEstimation) =>
    estimationDownload(await readIssuedFile(linkedEstimation), linkedEstimation.row.estimation_number),
  )

const auditActions = { ACCEPTED: 'acceptByLink', REFUSED: 'refuseByLink', WITHDRAWN: 'withdrawByLink' } as const

/** Records the client's decision, and e-mails both the practitioner and the client. */
async function recordDecision(
  linkedEstimation: LinkedEstimation,
  kind: Exclude<EventKind, 'SENT'>,
  { token, proof }: { token: string; proof?: AcceptanceProof },
): Promise<SharedEstimation> {
  const { tx, services, tenantId, row, clock, now } = linkedEstimation
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
  await audit(tx, { tenantId, accountId: null }, { act: auditActions[kind], entity: 'estimation', entityId: row.id })
  const sharedEstimation = await readLinkedEstimation(linkedEstimation)
  await sendDecisionEmails(linkedEstimation, sharedEstimation, {
    kind,
    eventId: id,
    token,
    earlyStart: proof?.earlyStart ?? null,
  })
  return sharedEstimation
}

const refuseUnlessOpen = ({ row, clock }: LinkedEstimation) =>
  refuseUnlessStateAllowed(estimationItem(row, clock).state, canBeDecidedOnline)

/** Accepts a quote. Throws 409 with the existing decision if the quote is no longer open. */
export const acceptEstimation = (services: Services, input: EstimationAcceptance): Promise<SharedEstimation> =>
  withLinkedEstimation(
    services,
    input.token,
    async (linkedEstimation) => {
      refuseUnlessOpen(linkedEstimation)
      refuseProblems(acceptanceProblems(input))
      const proof: AcceptanceProof = {
        firstname: input.firstname.trim(),
        lastname: input.lastname.trim(),
        acceptedAt: linkedEstimation.now.toISOString(),
        sentTo: linkedEstimation.link.recipient,
        sha256: createHash('sha256')
          .update(await readIssuedFile(linkedEstimation))
          .digest('hex'),
        earlyStart: (await isForFirm(linkedEstimation.tx, linkedEstimation.row)) ? null : input.earlyStart,
      }
      return recordDecision(linkedEstimation, 'ACCEPTED', { token: input.token, proof })
    },
    { shouldLock: true },
  )

/** Refuses a quote; the optional reason is stored encrypted. Throws 409 if the quote is no longer open. */
export const refuseEstimation = (services: Services, { token, reason }: EstimationRefusal): Promise<SharedEstimation> =>
  withLinkedEstimation(
    services,
    token,
    async (linkedEstimation) => {
      refuseUnlessOpen(linkedEstimation)
      const { tx, tenantId, link } = linkedEstimation
      if (reason.trim() !== '') {
        const cipher = await services.encryption.cipherOf(tx, tenantId)
        await updateRefusalReason(tx, link.id, cipher.encrypt(reason.trim(), reasonField(link.id)))
      }
      return recordDecision(linkedEstimation, 'REFUSED', { token })
    },
    { shouldLock: true },
  )

/**
 * Withdraws an individual's online acceptance (code de la consommation, art. L. 221-18). Throws 409 if the withdrawal
 * is not possible or was already made.
 */
export const withdrawFromEstimation = (services: Services, token: string): Promise<SharedEstimation> =>
  withLinkedEstimation(
    services,
    token,
    async (linkedEstimation) => {
      refuseUnlessStateAllowed(
        estimationItem(linkedEstimation.row, linkedEstimation.clock).state,
        (state) => state !== 'REFUSED' && state !== 'WITHDRAWN',
      )
      if ((await lastDayToWithdraw(linkedEstimation)) === null) throw new Refusal(409, errorCode.withdrawalOver)
      return recordDecision(linkedEstimation, 'WITHDRAWN', { token })
    },
    { shouldLock: true },
  )
