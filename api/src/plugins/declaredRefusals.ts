import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import type { Route } from 'shared/contracts/routes/route'

/** The status of each error code; `statusOf` has the only exception. */
const statusByCode: Record<ErrorCode, number> = {
  [errorCode.invalid]: 400,
  [errorCode.datesRefused]: 400,
  [errorCode.timesRefused]: 400,
  [errorCode.timeZoneFixed]: 409,
  [errorCode.firmMissing]: 400,
  [errorCode.phoneRefused]: 400,
  [errorCode.patientAddressMissing]: 400,
  [errorCode.memberEmailFixed]: 400,
  [errorCode.noCommentToConvert]: 400,
  [errorCode.nothingToReport]: 400,
  [errorCode.reportTooLong]: 400,
  [errorCode.listTooLong]: 400,
  [errorCode.billUndated]: 400,
  [errorCode.ibanMissing]: 400,
  [errorCode.cashReasonMissing]: 409,
  [errorCode.vatNumberMissing]: 400,
  [errorCode.vatNotCharged]: 400,
  [errorCode.vatReasonRefused]: 400,
  [errorCode.vatNotOwedAbroad]: 400,
  [errorCode.clientReasonRefused]: 400,
  [errorCode.emailTaken]: 400,
  [errorCode.unauthenticated]: 401,
  [errorCode.paymentBlocked]: 402,
  [errorCode.forbidden]: 403,
  [errorCode.proofNeeded]: 403,
  [errorCode.notFound]: 404,
  [errorCode.userUnknown]: 404,
  [errorCode.linkRefused]: 404,
  [errorCode.invitationUsed]: 404,
  [errorCode.invitationWithdrawn]: 404,
  [errorCode.invitationExpired]: 404,
  [errorCode.animalGone]: 404,
  [errorCode.sessionTypeGone]: 404,
  [errorCode.patientErased]: 409,
  [errorCode.attendanceStruck]: 409,
  [errorCode.attendeeNotExpected]: 409,
  [errorCode.billedSessionsAhead]: 409,
  [errorCode.patientRestorationOver]: 409,
  [errorCode.firmHasEmployees]: 409,
  [errorCode.addressUnconfirmed]: 409,
  [errorCode.emailChangeOver]: 409,
  [errorCode.offerTooSmall]: 409,
  [errorCode.payerHasParts]: 409,
  [errorCode.ceilingReached]: 409,
  [errorCode.partsChanged]: 409,
  [errorCode.cardDeclined]: 400,
  [errorCode.codeRefused]: 400,
  [errorCode.codeUsed]: 400,
  [errorCode.challengeOver]: 401,
  [errorCode.secondFactorOff]: 409,
  [errorCode.secondFactorDemanded]: 409,
  [errorCode.lastAdmin]: 409,
  [errorCode.memberHasSessions]: 409,
  [errorCode.teamFull]: 409,
  [errorCode.slotTaken]: 409,
  [errorCode.slotNotOffered]: 409,
  [errorCode.slotHeld]: 409,
  [errorCode.personBusy]: 409,
  [errorCode.textUnprintable]: 400,
  [errorCode.cancellationTooLate]: 409,
  [errorCode.sessionConflict]: 409,
  [errorCode.sessionStateChanged]: 409,
  [errorCode.deletionSlotTaken]: 409,
  [errorCode.sessionBilled]: 409,
  [errorCode.attendanceRecorded]: 409,
  [errorCode.attendanceTooEarly]: 409,
  [errorCode.sessionSigned]: 409,
  [errorCode.programmesOverlap]: 409,
  [errorCode.programmeEnded]: 409,
  [errorCode.sessionsAhead]: 409,
  [errorCode.lastSessionType]: 409,
  [errorCode.mergeKindsDiffer]: 409,
  [errorCode.mergeProgrammesOverlap]: 409,
  [errorCode.mergeBothSigned]: 409,
  [errorCode.patientFileKnown]: 409,
  [errorCode.animalNameTaken]: 409,
  [errorCode.clubNameTaken]: 409,
  [errorCode.clubEmailTaken]: 409,
  [errorCode.billNumberTaken]: 409,
  [errorCode.billNumberGap]: 409,
  [errorCode.billDateGoesBack]: 409,
  [errorCode.paymentRefused]: 409,
  [errorCode.paymentIrreversible]: 409,
  [errorCode.nothingToCredit]: 409,
  [errorCode.lineCredited]: 409,
  [errorCode.creditTooSmall]: 409,
  [errorCode.firstNumberRefused]: 409,
  [errorCode.nextNumberChanged]: 409,
  [errorCode.estimationLinkReplaced]: 404,
  [errorCode.estimationAccepted]: 409,
  [errorCode.estimationRefused]: 409,
  [errorCode.estimationExpired]: 409,
  [errorCode.estimationWithdrawn]: 409,
  [errorCode.withdrawalOver]: 409,
  [errorCode.guardianConsentNeeded]: 400,
  [errorCode.importUnreadable]: 400,
  [errorCode.importTooHeavy]: 400,
  [errorCode.importEmpty]: 400,
  [errorCode.importTooLong]: 400,
  [errorCode.importTooWide]: 400,
  [errorCode.importCellTooLong]: 400,
  [errorCode.importTooManySheets]: 400,
  [errorCode.importProtected]: 400,
  [errorCode.importStateChanged]: 409,
  [errorCode.changedMeanwhile]: 412,
  [errorCode.tooLarge]: 413,
  [errorCode.mediaRefused]: 415,
  [errorCode.tooManyTries]: 429,
  [errorCode.emailQuotaReached]: 429,
  [errorCode.recipientQuotaReached]: 429,
  [errorCode.tooManyEmailRequests]: 429,
  [errorCode.unexpected]: 500,
  [errorCode.unavailable]: 503,
  [errorCode.storageFull]: 503,
}

type DeclaredRefusal = readonly [status: number, code: ErrorCode]

/** Returns the refusals if the condition is truthy, otherwise none. */
const refusalsIf = (condition: unknown, ...refusals: DeclaredRefusal[]): DeclaredRefusal[] =>
  condition ? refusals : []

/** Public calls report a taken e-mail address as a conflict (409), other calls as a field error (400). */
const statusOf = (code: ErrorCode, { auth }: Route): number =>
  code === errorCode.emailTaken && auth === 'public' ? 409 : statusByCode[code]

/** Lists the refusals that follow from the route's declaration; `route.errors` has those of its handler. */
function commonRefusals(method: string, route: Route): DeclaredRefusal[] {
  const mayHaveBody = method !== 'GET'
  const hasInput = mayHaveBody || route.body || route.query || route.params
  const isSignedIn = route.auth === 'bearer' || route.auth === 'patient'
  const acceptsIdempotencyKey = (method === 'POST' || method === 'PATCH') && isSignedIn && !route.containsSecret
  return [
    ...refusalsIf(hasInput, [400, errorCode.invalid]),
    ...refusalsIf(isSignedIn, [401, errorCode.unauthenticated]),
    ...refusalsIf(route.auth === 'bearer' && !route.whenBlocked, [402, errorCode.paymentBlocked]),
    ...refusalsIf(route.privilege || route.offers || route.roles || route.auth === 'account', [
      403,
      errorCode.forbidden,
    ]),
    // A repeated request whose result refers to a deleted row, or whose body differs from the first request's.
    ...refusalsIf(acceptsIdempotencyKey, [404, errorCode.notFound], [409, errorCode.invalid]),
    // The patient file was erased while the call ran.
    ...refusalsIf(mayHaveBody && route.auth === 'bearer', [409, errorCode.patientErased]),
    ...refusalsIf(mayHaveBody, [413, errorCode.tooLarge], [415, errorCode.invalid]),
    ...refusalsIf(route.params, [414, errorCode.invalid]),
    [429, errorCode.tooManyTries],
    [500, errorCode.unexpected],
    [503, errorCode.unavailable],
    [503, errorCode.storageFull],
  ]
}

/** Returns the error codes of a route's refusals, common and specific, by status in ascending order. */
export function declaredRefusals(method: string, route: Route): Map<number, ErrorCode[]> {
  const specificRefusals = route.errors.map((code): DeclaredRefusal => [statusOf(code, route), code])
  const refusals = [...commonRefusals(method, route), ...specificRefusals].toSorted(([a], [b]) => a - b)
  const byStatus = Map.groupBy(refusals, ([status]) => status)
  return new Map([...byStatus].map(([status, pairs]) => [status, [...new Set(pairs.map(([, code]) => code))]]))
}
