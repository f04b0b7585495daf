import { inUnit } from 'shared/domain/programme/counterWords'
import { objectiveLabel, standingLabel } from 'shared/domain/programme/objectives'
import type { FieldLabels } from 'shared/ui/form'
import { inMinutes, type Draft } from './draft.ts'

/** Labels of the fields of a programme. */
export const programmeLabels: FieldLabels<Draft> = {
  unit: { label: 'Compté en', words: ({ unit }) => (unit === 'HOURS' ? 'Heures' : 'Séances') },
  planned: { label: 'Nombre', words: (draft) => inUnit(draft.unit, inMinutes(draft).planned ?? 0) },
  purpose: { label: 'But', isText: true },
  objectives: {
    label: 'Objectifs',
    words: ({ objectives }) =>
      objectives.map(({ criterion, atStart }) => `${objectiveLabel(criterion)} (${standingLabel(atStart)})`).join(', '),
  },
  startDate: 'Premier jour',
  plannedEndDate: 'Fin prévue',
}
