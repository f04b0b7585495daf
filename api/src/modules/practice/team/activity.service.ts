import type { Activities, Activity, ActivityFilter } from 'shared/contracts/accounts/activity'
import type { FileResponse } from 'shared/contracts/routes'
import { activityText } from 'shared/domain/accounts/activity'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { csvOf } from 'shared/domain/csv'
import { shortDay } from 'shared/domain/format'
import { auditMember } from '../../../audit.ts'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import { hasPrivilege, todayOf, type MemberContext } from '../../../memberContext.ts'
import { countActivity, findActivity } from './activity.sql.ts'

const itemsPerPage = 50
const maxLinesOfFile = 50_000

async function readActivity(
  context: MemberContext,
  filter: ActivityFilter,
  window: { offset: number; limit: number },
): Promise<Activity[]> {
  const { tx, member } = context
  const rows = await findActivity(tx, filter, { ...window, timeZone: member.timeZone })
  const canReadPatients = hasPrivilege(context, 'PATIENTS')
  return rows.map(({ id, at, accountId, member: name, kind, act, entity, patient, subject }) => ({
    id,
    happenedAt: at.toISOString(),
    member: name || (accountId === null ? '' : 'Un ancien membre'),
    kind,
    act,
    entity,
    subject: (entity === 'patient' ? canReadPatients && patient : subject) || '',
  }))
}

/** Lists the members' actions and their access to patient files (ruling 84). */
export async function listActivity(context: MemberContext, filter: ActivityFilter, page = 0): Promise<Activities> {
  const { tx, member } = context
  await refuseUnknownIds(tx, 'member', [filter.memberId])
  const totalElements = await countActivity(tx, filter, member.timeZone)
  return {
    content: await readActivity(context, filter, { offset: page * itemsPerPage, limit: itemsPerPage }),
    totalElements,
    itemsPerPage,
    totalPages: Math.ceil(totalElements / itemsPerPage),
  }
}

const columns = ['Jour', 'Heure', 'Membre', 'Quoi', 'Concerne']

export async function readActivityFile(context: MemberContext, filter: ActivityFilter): Promise<FileResponse> {
  const { tx, member } = context
  await refuseUnknownIds(tx, 'member', [filter.memberId])
  const activities = await readActivity(context, filter, { offset: 0, limit: maxLinesOfFile })
  await auditMember(context, { act: 'exportActivity', entity: 'member', entityId: member.accountId })
  const lines = activities.map((activity) => {
    const { day, time } = momentIn(member.timeZone, new Date(activity.happenedAt))
    return [shortDay(day), time, activity.member, activityText(activity), activity.subject]
  })
  return {
    contentType: 'text/csv; charset=utf-8',
    filename: `activite-${todayOf(context)}.csv`,
    content: csvOf([columns, ...lines]),
  }
}
