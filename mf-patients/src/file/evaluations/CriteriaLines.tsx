import type { PatientEvaluation } from 'shared/contracts/patients/patientFile'
import { bestScore, scoreLabel, scoreOf } from 'shared/domain/evaluation/criteriaOverTime'
import type { Criterion } from 'shared/domain/evaluation/sections'
import { shortDay } from 'shared/domain/format'
import { LineChart } from 'shared/ui/charts'

export interface CriteriaProps {
  criteria: readonly Criterion[]
  /** In chronological order. */
  evaluations: readonly PatientEvaluation[]
}

/** Above this number of sessions, the marks of the points would overlap. */
const maxSessionsWithMarks = 30

/** Line chart with one line per criterion of a section; sessions without a score are skipped. */
export function CriteriaLines({ heightPx, criteria, evaluations }: CriteriaProps & { heightPx: number }) {
  const scale = criteria[0]?.scale ?? 'quality'
  const maxScore = bestScore(scale)
  const hasTextLabels = scoreLabel(scale, maxScore).length > 2
  return (
    <LineChart
      heightPx={heightPx}
      marginRightPx={40}
      xAxis={[
        {
          scaleType: 'point',
          // Two sessions of a firm with different therapists can have the same date and time.
          data: evaluations.map(({ date, startTime, sessionId }) => `${date}T${startTime} ${sessionId}`),
          valueFormatter: (key: string) => shortDay(key),
        },
      ]}
      yAxis={[
        {
          min: 1,
          max: maxScore,
          tickInterval: Array.from({ length: maxScore }, (_, index) => index + 1),
          width: hasTextLabels ? 132 : 28,
          valueFormatter: (value: number) => scoreLabel(scale, value),
        },
      ]}
      series={criteria.map(({ path, label }) => ({
        id: path,
        label,
        data: evaluations.map(({ answers }) => scoreOf(answers[path])),
        connectNulls: true,
        curve: 'linear',
        showMark: evaluations.length <= maxSessionsWithMarks,
        valueFormatter: (value) => (value === null ? 'Non renseigné' : scoreLabel(scale, value)),
      }))}
    />
  )
}
