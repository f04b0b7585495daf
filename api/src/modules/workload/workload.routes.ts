import { proposesRest } from 'shared/domain/evaluation/wellbeing'
import type { Handlers } from '../../handlers.ts'
import { animalNamed, readRegister, registerFile } from './register.service.ts'
import { scoresOf, sessionsAhead } from './wellbeing.sql.ts'

export const workloadHandlers = {
  'GET /animals/:id/wellbeing': async ({ tx, member, services, params: { id } }) => {
    await animalNamed(tx, id)
    const scores = await scoresOf(tx, id)
    const restProposed = proposesRest(scores.map(({ score }) => score))
    const ahead = { zone: member.timeZone, now: services.now(), named: member.privileges.includes('AGENDA') }
    return { scores, restProposed, concerned: restProposed ? await sessionsAhead(tx, id, ahead) : [] }
  },

  'GET /animals/:id/register': (call) => readRegister(call, call.params.id, call.query.month),

  'GET /animals/:id/register/file': (call) => registerFile(call, call.params.id, call.query.month, call.query.format),
} satisfies Partial<Handlers>
