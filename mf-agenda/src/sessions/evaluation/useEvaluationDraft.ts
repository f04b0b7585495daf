import type { Evaluation } from 'shared/contracts/agenda/evaluation'
import type { Session } from 'shared/contracts/agenda/session'
import { parseEvaluation } from 'shared/domain/evaluation/evaluation'
import { useStoredDraft } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'

/** Name under which a session's unsaved evaluation is stored on the device. */
export const evaluationDraftName = (sessionId: string) => `evaluation.${sessionId}`

/** Stores an unsaved evaluation on the device, and restores it. */
export const useEvaluationDraft = (form: SessionFormApi, { id, version, evaluation: savedEvaluation }: Session) =>
  useStoredDraft(form, {
    name: evaluationDraftName(id),
    version: String(version),
    saved: savedEvaluation,
    field: 'evaluation',
    storedValueOf: ({ evaluation }) => evaluation,
    parse: (stored) => parseEvaluation(stored),
    fill: (evaluation: Evaluation) => form.setValue('evaluation', structuredClone(evaluation), { shouldDirty: true }),
  })
