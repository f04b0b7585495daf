import type { Club, ClubInput } from 'shared/contracts/club'
import { errorCode } from 'shared/contracts/errorCodes'
import { clubProblems } from 'shared/domain/club'
import { audit } from '../../audit.ts'
import type { Handlers } from '../../handlers.ts'
import { readableDays } from '../../readablePeriod.ts'
import { Refusal } from '../../refusal.ts'
import { clubsOf, findClub, insertClub, removeClub, updateClub } from './clubs.sql.ts'
import { clubSession, clubSessions, saveDue } from './clubSessions.sql.ts'

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Refusal(404, errorCode.notFound)
  return thing
}

function accepted(input: ClubInput): ClubInput {
  const problems = clubProblems(input)
  if (problems.length > 0) throw new Refusal(400, errorCode.invalid, { problems })
  return input
}

export const clubHandlers = {
  'GET /clubs': ({ tx }) => clubsOf(tx),

  'POST /clubs': async ({ tx, member, body }): Promise<Club> => insertClub(tx, member.tenantId, accepted(body)),

  'GET /clubs/:id': async ({ tx, params }) => found(await findClub(tx, params.id)),

  'PUT /clubs/:id': async ({ tx, params, body }) => {
    found(await findClub(tx, params.id))
    return found(await updateClub(tx, params.id, accepted(body)))
  },

  'DELETE /clubs/:id': async ({ tx, params, services }) => {
    if (!(await removeClub(tx, params.id, services.now()))) throw new Refusal(404, errorCode.notFound)
  },

  'GET /clubs/:id/activity': async ({ tx, member, params, query, services }) => {
    found(await findClub(tx, params.id))
    const asking = { clubId: params.id, privileges: member.privileges, now: services.now() }
    return { sessions: await clubSessions(tx, asking, readableDays(query)) }
  },

  'PUT /clubs/:id/sessions/:sessionId': async ({ tx, member, params: { id, sessionId }, body, services }) => {
    found(await findClub(tx, id))
    const asking = { clubId: id, privileges: member.privileges, now: services.now() }
    const former = found(await clubSession(tx, asking, sessionId))
    await saveDue(tx, sessionId, body)
    const fields = (['amountDue', 'paidToClub'] as const).filter((field) => former[field] !== body[field])
    await audit(tx, {
      tenantId: member.tenantId,
      accountId: member.accountId,
      act: 'settleClub',
      entity: 'session',
      entityId: sessionId,
      details: { fields },
    })
    return found(await clubSession(tx, asking, sessionId))
  },
} satisfies Partial<Handlers>
