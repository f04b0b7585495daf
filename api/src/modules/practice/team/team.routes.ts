import { etagOf } from '../../../etag.ts'
import type { Handlers } from '../../../handlers.ts'
import { countAttempt } from '../../../throttle.ts'
import { acceptInvitation, readInvitation } from './acceptance.service.ts'
import { readActivityFile, listActivity } from './activity.service.ts'
import { findActivityMembers } from './activity.sql.ts'
import { inviteMember, listInvitations, resendInvitation, withdrawInvitation } from './invitations.service.ts'
import { changeMember, readMember, removeMember } from './members.service.ts'

export const teamHandlers = {
  'POST /user/team/members': (call) => inviteMember(call, call.body),

  'PUT /user/team/members': async (call) => {
    const member = await changeMember(call, call.body, call.request.headers['if-match'])
    void call.reply.header('etag', etagOf(member))
    return member
  },

  'GET /user/team/members/:id': async (call) => {
    const member = await readMember(call, call.params.id)
    void call.reply.header('etag', etagOf(member))
    return member
  },

  'DELETE /user/team/members/:id': (call) => removeMember(call, call.params.id),

  'GET /user/team/invitations': (call) => listInvitations(call),

  'POST /user/team/invitations/:id/resend': (call) => resendInvitation(call, call.params.id),

  'DELETE /user/team/invitations/:id': (call) => withdrawInvitation(call, call.params.id),

  'GET /user/team/activity': (call) => listActivity(call, call.query, call.query.page),

  'GET /user/team/activity/members': ({ tx }) => findActivityMembers(tx),

  'GET /user/team/activity/file': (call) => readActivityFile(call, call.query),

  'POST /invitation': async ({ services, request, body }) => {
    await countAttempt(services, request, 'invitation')
    return readInvitation(services, body.token)
  },

  'POST /invitation/accept': async ({ services, request, reply, body }) => {
    await countAttempt(services, request, 'invitation')
    return acceptInvitation(services, reply, body)
  },
} satisfies Partial<Handlers>
