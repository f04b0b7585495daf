import type { Evaluation } from 'shared/contracts/agenda/evaluation'
import type { Session } from 'shared/contracts/agenda/session'
import { withDefaults } from 'shared/domain/evaluation/evaluation'
import { useKeptDraft } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'

/** Name under which a session's unsaved evaluation is stored on the device. */
export const evaluationDraft = (sessionId: string) => `evaluation.${sessionId}`

/** Stores an unsaved evaluation on the device, and restores it. */
export const useEvaluationDraft = (form: SessionFormApi, { id, version, evaluation: saved }: Session) =>
  useKeptDraft(form, {
    name: evaluationDraft(id),
    version: String(version),
    saved,
    field: 'evaluation',
    keptOf: ({ evaluation }) => evaluation,
    parse: (stored) => withDefaults(stored),
    fill: (evaluation: Evaluation) => form.setValue('evaluation', structuredClone(evaluation), { shouldDirty: true }),
  })
