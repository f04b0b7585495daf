import type { ReportInput } from 'shared/contracts/patients/programme'
import { answersByCriterion } from 'shared/domain/evaluation/criteriaOverTime'
import { interactionKinds } from 'shared/domain/evaluation/sections'
import { plural } from 'shared/domain/format'
import { objectiveProgress } from 'shared/domain/programme/objectiveProgress'
import { foundAll } from '../../../../refusal.ts'
import type { FieldCipher } from '../../../../encryption/encryption.ts'
import { commentsField, evaluationOf, timeSlotOf } from '../../../sessionStore/sessions/sessionRow.ts'
import { programmeContentOf, type ProgrammeRow } from '../programmeRow.ts'
import type { MedicalContent } from './ReportContent.ts'
import type { ReportSessionRow } from './reportSessions.sql.ts'

const counted = (labels: readonly string[]): string[] =>
  [...Map.groupBy(labels, (label) => label)]
    .toSorted(([a, sessions], [b, others]) => others.length - sessions.length || a.localeCompare(b, 'fr'))
    .map(([label, sessions]) => `${label} : ${sessions.length} ${plural(sessions.length, 'séance', 'séances')}`)

/** The chosen sessions that have a comment; throws 404 when an id is not a session of the programme. */
function commentsOf(
  rows: readonly ReportSessionRow[],
  ids: readonly string[],
  cipher: FieldCipher,
): MedicalContent['comments'] {
  const chosen = rows.filter(({ id }) => ids.includes(id))
  return foundAll(chosen, ids)
    .map((row) => ({ ...timeSlotOf(row), comments: cipher.decrypt(row.comments, commentsField(row.id)).trim() }))
    .filter(({ comments }) => comments !== '')
}

/** The medical content of a report; `attended` are the sessions the patient came to, `rows` all sessions. */
export function medicalContent(
  programme: ProgrammeRow,
  { rows, attended }: { rows: readonly ReportSessionRow[]; attended: readonly ReportSessionRow[] },
  { sessionIds, conclusion }: Pick<ReportInput, 'sessionIds' | 'conclusion'>,
  cipher: FieldCipher,
): MedicalContent {
  const { purpose, objectives } = programmeContentOf(programme, cipher)
  const evaluations = attended.map((row) => ({ date: row.day, evaluation: evaluationOf(row, cipher) }))
  const kinds = evaluations.flatMap(({ evaluation }) =>
    interactionKinds.filter(({ value }) => evaluation.interaction.typesObserves.includes(value)),
  )
  return {
    purpose,
    objectives: objectiveProgress(
      objectives,
      evaluations.map(({ date, evaluation }) => ({ date, answers: answersByCriterion(evaluation) })),
    ),
    activities: [...counted(attended.map(({ type_name }) => type_name)), ...counted(kinds.map(({ label }) => label))],
    comments: commentsOf(rows, sessionIds, cipher),
    conclusion,
  }
}
