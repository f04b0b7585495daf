import { quantityInWords } from 'shared/domain/programme/counterWords'
import { objectiveLabel, levelLabel } from 'shared/domain/programme/objectives'
import type { FieldLabels } from 'shared/ui/form'
import { toStoredUnit, type Draft } from './draft.ts'

/** Labels of the fields, for the comparison after a conflict. */
export const programmeLabels: FieldLabels<Draft> = {
  unit: { label: 'Compté en', words: ({ unit }) => (unit === 'HOURS' ? 'Heures' : 'Séances') },
  planned: { label: 'Nombre', words: (draft) => quantityInWords(draft.unit, toStoredUnit(draft).planned ?? 0) },
  purpose: { label: 'But', isText: true },
  objectives: {
    label: 'Objectifs',
    words: ({ objectives }) =>
      objectives.map(({ criterion, atStart }) => `${objectiveLabel(criterion)} (${levelLabel(atStart)})`).join(', '),
  },
  startDate: 'Premier jour',
  plannedEndDate: 'Fin prévue',
}
