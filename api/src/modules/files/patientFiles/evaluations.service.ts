import type { PatientEvaluation } from 'shared/contracts/patients/patientFile'
import { answersByCriterion } from 'shared/domain/evaluation/criteriaOverTime'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { maxUnpagedRows, refuseTooLongList } from '../../../pageRange.ts'
import { requireFound } from '../../../refusal.ts'
import { findPatient } from '../../patients/patients/patients.sql.ts'
import { evaluationOf } from '../../sessionStore/sessions/sessionRow.ts'
import { selectSessionsOfPatient } from './patientSessions.sql.ts'

/** The evaluations with at least one rated criterion, without their notes, oldest first. */
export async function listEvaluations(context: MemberContext, id: string): Promise<PatientEvaluation[]> {
  const { tx, services } = context
  requireFound(await findPatient(tx, id))
  const rows = await selectSessionsOfPatient(tx, id, services.now())
    .select('session.evaluation')
    .where('session.evaluation', 'is not', null)
    .limit(maxUnpagedRows + 1)
    .execute()
  refuseTooLongList(rows.length)
  const cipher = await cipherOf(context)
  return rows
    .toReversed()
    .map((row) => ({
      sessionId: row.id,
      date: row.day,
      startTime: row.start_time,
      answers: answersByCriterion(evaluationOf(row, cipher)),
    }))
    .filter(({ answers }) => Object.keys(answers).length > 0)
}
