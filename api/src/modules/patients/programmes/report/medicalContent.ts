import type { ReportInput } from 'shared/contracts/patients/programme'
import { answersByCriterion } from 'shared/domain/evaluation/criteriaOverTime'
import { interactionKinds } from 'shared/domain/evaluation/sections'
import { plural } from 'shared/domain/format'
import { objectiveProgress } from 'shared/domain/programme/objectiveProgress'
import { requireAllFound } from '../../../../refusal.ts'
import type { FieldCipher } from '../../../../encryption/encryption.ts'
import { commentsField, evaluationOf, timeSlotOf } from '../../../sessionStore/sessions/sessionRow.ts'
import { programmeContentOf, type ProgrammeRow } from '../programmeRow.ts'
import type { MedicalContent } from './ReportContent.ts'
import type { ReportSessionRow } from './reportSessions.sql.ts'

const labelsWithCounts = (labels: readonly string[]): string[] =>
  [...Map.groupBy(labels, (label) => label)]
    .toSorted(([a, sessions], [b, otherSessions]) => otherSessions.length - sessions.length || a.localeCompare(b, 'fr'))
    .map(([label, sessions]) => `${label} : ${sessions.length} ${plural(sessions.length, 'séance', 'séances')}`)

/** Returns the non-empty comments of the selected sessions. Throws 404 if an id is not a session of the programme. */
function commentsOf(
  rows: readonly ReportSessionRow[],
  ids: readonly string[],
  cipher: FieldCipher,
): MedicalContent['comments'] {
  const selectedSessions = rows.filter(({ id }) => ids.includes(id))
  return requireAllFound(selectedSessions, ids)
    .map((row) => ({ ...timeSlotOf(row), comments: cipher.decrypt(row.comments, commentsField(row.id)).trim() }))
    .filter(({ comments }) => comments !== '')
}

/** Builds the medical content of a report; `attendedRows` are the rows of the sessions that the patient attended. */
export function medicalContent(
  programme: ProgrammeRow,
  { rows, attendedRows }: { rows: readonly ReportSessionRow[]; attendedRows: readonly ReportSessionRow[] },
  { sessionIds, conclusion }: Pick<ReportInput, 'sessionIds' | 'conclusion'>,
  cipher: FieldCipher,
): MedicalContent {
  const { purpose, objectives } = programmeContentOf(programme, cipher)
  const evaluations = attendedRows.map((row) => ({ date: row.day, evaluation: evaluationOf(row, cipher) }))
  const kinds = evaluations.flatMap(({ evaluation }) =>
    interactionKinds.filter(({ value }) => evaluation.interaction.typesObserves.includes(value)),
  )
  return {
    purpose,
    objectives: objectiveProgress(
      objectives,
      evaluations.map(({ date, evaluation }) => ({ date, answers: answersByCriterion(evaluation) })),
    ),
    activities: [
      ...labelsWithCounts(attendedRows.map(({ type_name }) => type_name)),
      ...labelsWithCounts(kinds.map(({ label }) => label)),
    ],
    comments: commentsOf(rows, sessionIds, cipher),
    conclusion,
  }
}
