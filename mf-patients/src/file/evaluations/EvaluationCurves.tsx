import { lazy, useState } from 'react'
import { useQuery } from 'shared/client'
import type { PatientEvaluation } from 'shared/contracts/patients/patientFile'
import { sectionsWithCurves } from 'shared/domain/evaluation/criteriaOverTime'
import { decimal, plural } from 'shared/domain/format'
import { Card, ChartWithData, LoadFailed, Pending, Typography } from 'shared/ui'
import { MenuItem, TextField } from 'shared/ui/data'
import { readEvaluations } from '../../api.ts'
import { fileKey } from '../../keys.ts'
import { CurvesTable } from './CurvesTable.tsx'

const CriteriaLines = lazy(() => import('./CriteriaLines.tsx').then((module) => ({ default: module.CriteriaLines })))

/** Sections about the patient rather than the session; the first of them that has scores is selected initially. */
const defaultSectionIds = ['objectifs', 'comportement', 'evaluationGlobale']

const heightPx = 320

/** Number of sessions in the chart and its table; more points would overlap. */
const maxSessions = 200

/** Returns how many sessions were evaluated, and how many of them are in the chart. */
function countText(count: number): string {
  const counted = `${decimal(count)} ${plural(count, 'séance évaluée', 'séances évaluées')}`
  return count > maxSessions
    ? `${counted} : le graphique et ses données montrent les ${maxSessions} dernières.`
    : counted
}

/** Scores of each criterion over the sessions, for one section of the evaluation. */
export function EvaluationCurves({ patientId }: { patientId: string }) {
  const { data, isError, refetch } = useQuery({
    queryKey: fileKey(patientId, 'evaluations'),
    queryFn: ({ signal }) => readEvaluations(patientId, signal),
    staleTime: 0,
  })
  return (
    <Card component="section" aria-labelledby="patient-evaluations" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="patient-evaluations" variant="h2" sx={{ mb: 2 }}>
        Évolution
      </Typography>
      {isError && !data && (
        <LoadFailed onRetry={() => void refetch()}>Les évaluations n'ont pas pu être chargées.</LoadFailed>
      )}
      {!isError && !data && <Pending rows={3} />}
      {data && <Curves evaluations={data} />}
    </Card>
  )
}

function Curves({ evaluations }: { evaluations: readonly PatientEvaluation[] }) {
  const [selectedId, setSelectedId] = useState<string>()
  const sections = sectionsWithCurves(evaluations.map(({ answers }) => answers))
  const section =
    [selectedId, ...defaultSectionIds].flatMap((candidateId) => sections.filter(({ id }) => id === candidateId))[0] ??
    sections[0]
  if (!section)
    return (
      <Typography color="textSecondary">
        Rien d'évalué pour l'instant : les critères se notent dans l'évaluation d'une séance.
      </Typography>
    )
  const evaluatedSessions = evaluations.filter(({ answers }) => section.criteria.some(({ path }) => path in answers))
  const count = evaluatedSessions.length
  const shownSessions = evaluatedSessions.slice(-maxSessions)
  return (
    <>
      <TextField
        select
        label="Critères"
        value={section.id}
        onChange={({ target }) => setSelectedId(target.value)}
        sx={{ maxWidth: 360, width: '100%' }}
      >
        {sections.map(({ id, title }) => (
          <MenuItem key={id} value={id}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
        {countText(count)}
      </Typography>
      <ChartWithData
        title={section.title}
        heightPx={heightPx}
        hasLegend
        renderData={(id) => (
          <CurvesTable id={id} title={section.title} criteria={section.criteria} evaluations={shownSessions} />
        )}
      >
        <CriteriaLines heightPx={heightPx} criteria={section.criteria} evaluations={shownSessions} />
      </ChartWithData>
    </>
  )
}
