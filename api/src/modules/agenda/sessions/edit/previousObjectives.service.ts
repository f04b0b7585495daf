import type { PreviousObjectives } from 'shared/contracts/agenda/session'
import { hasObjectives } from 'shared/domain/evaluation/quickAnswers'
import { cipherOf, type MemberContext } from '../../../../memberContext.ts'
import { requireFound } from '../../../../refusal.ts'
import { evaluationOf } from '../../../sessionStore/sessions/sessionRow.ts'
import { findSession } from '../../../sessionStore/sessions/sessionState.sql.ts'
import { listEarlierEvaluations } from './earlierEvaluations.sql.ts'

/** Reads the objectives that were last evaluated with the patient of a session, before that session. */
export async function readPreviousObjectives(context: MemberContext, id: string): Promise<PreviousObjectives> {
  const session = requireFound(await findSession(context.tx, id))
  if (session.patient_id === null) return { previous: null }
  const rows = await listEarlierEvaluations(context.tx, { ...session, patient_id: session.patient_id })
  const cipher = await cipherOf(context)
  for (const row of rows) {
    const evaluation = evaluationOf(row, cipher)
    if (hasObjectives(evaluation))
      return {
        previous: {
          date: row.day,
          objectifs: evaluation.objectifs,
          objectifsProchaine: evaluation.recommandations.objectifsProchaine,
        },
      }
  }
  return { previous: null }
}
