import type { PatientEvaluation } from 'shared/contracts/patients/patientFile'
import { bestScore, scoreLabel, scoreOf } from 'shared/domain/evaluation/criteriaOverTime'
import type { Criterion } from 'shared/domain/evaluation/sections'
import { shortDay } from 'shared/domain/format'
import { LineChart } from 'shared/ui/charts'

export interface CriteriaProps {
  criteria: readonly Criterion[]
  /** In order. */
  evaluations: readonly PatientEvaluation[]
}

/** A curve for each criterion of a section; sessions that say nothing of it are passed over. */
export function CriteriaLines({ heightPx, criteria, evaluations }: CriteriaProps & { heightPx: number }) {
  const scale = criteria[0]?.scale ?? 'quality'
  const best = bestScore(scale)
  return (
    <LineChart
      heightPx={heightPx}
      marginRightPx={40}
      xAxis={[
        {
          scaleType: 'point',
          // Two therapists may see a firm at the same time.
          data: evaluations.map(({ date, startTime, sessionId }) => `${date}T${startTime} ${sessionId}`),
          valueFormatter: (key: string) => shortDay(key),
        },
      ]}
      yAxis={[
        {
          min: 1,
          max: best,
          tickInterval: Array.from({ length: best }, (_, index) => index + 1),
          width: 132,
          valueFormatter: (value: number) => scoreLabel(scale, value),
        },
      ]}
      series={criteria.map(({ path, label }) => ({
        id: path,
        label,
        data: evaluations.map(({ answers }) => scoreOf(answers[path])),
        connectNulls: true,
        curve: 'linear',
        showMark: evaluations.length <= 30,
        valueFormatter: (value) => (value === null ? 'Non renseigné' : scoreLabel(scale, value)),
      }))}
    />
  )
}
