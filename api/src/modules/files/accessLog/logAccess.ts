import type { FastifyRequest } from 'fastify'
import type { AccessKind } from 'shared/contracts/patients/accessLog'
import type { Route } from 'shared/contracts/routes/route'
import type { MemberContext } from '../../../memberContext.ts'
import { insertAccess, type FileResource } from './accessLog.sql.ts'

const resourcePattern = /\/(patients|sessions|programmes|reports)\/:id(?:\/|$)/

const isFileResource = (name: string | undefined): name is FileResource =>
  name === 'patients' || name === 'sessions' || name === 'programmes' || name === 'reports'

const isDryRun = ({ query }: FastifyRequest) =>
  typeof query === 'object' && query !== null && 'dryRun' in query && query.dryRun === 'true'

/** A dry run or a preview only reads, whatever its HTTP method. */
const accessKindOf = (route: Route, request: FastifyRequest): AccessKind =>
  request.method === 'GET' || route.readsOnly || isDryRun(request) ? 'READ' : 'WRITE'

/**
 * Logs that the member read or changed a patient's file, for calls whose path contains the id of a patient or of their
 * session, programme or report. Runs in the handler's transaction after it succeeded.
 */
export async function logAccess(
  { tx, member, services }: MemberContext,
  route: Route,
  request: FastifyRequest,
): Promise<void> {
  const resource = resourcePattern.exec(request.routeOptions.url ?? '')?.[1]
  const { params } = request
  if (!isFileResource(resource) || typeof params !== 'object' || params === null || !('id' in params)) return
  await insertAccess(tx, resource, String(params.id), {
    accountId: member.accountId,
    kind: accessKindOf(route, request),
    now: services.now(),
  })
}
