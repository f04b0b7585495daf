import { lazy } from 'react'
import type { AnimalWellbeing } from 'shared/contracts/agenda/animal'
import { decimal, plural, shortDay } from 'shared/domain/format'
import { wellbeingText } from 'shared/domain/workload/register'
import { ChartWithData, LoadFailed, Paper, Pending, Typography } from 'shared/ui'
import { FoldedSection } from 'shared/ui/form'
import { Table, TableBody, TableCell, TableHead, TableRow } from 'shared/ui/data'
import { useWellbeing } from './useWellbeing.ts'

const ScoresLine = lazy(() => import('./ScoresLine.tsx').then((module) => ({ default: module.ScoresLine })))

const heightPx = 220

/** Wellbeing scores of an animal in its sessions. */
export function WellbeingBlock({ animalId, name }: { animalId: string; name: string }) {
  const { data, isError, refetch } = useWellbeing(animalId)
  return (
    <FoldedSection title="Bien-être" layout="free" isLazy>
      {isError && !data && <LoadFailed onRetry={() => void refetch()}>Le bien-être n'a pas pu être chargé.</LoadFailed>}
      {!isError && !data && <Pending rows={3} />}
      {data && <Scores name={name} scores={data.scores} count={data.scoreCount} />}
    </FoldedSection>
  )
}

function Scores({ name, scores, count }: { name: string; scores: AnimalWellbeing['scores']; count: number }) {
  const lastScore = scores.at(-1)
  if (!lastScore)
    return (
      <Typography color="textSecondary">
        Rien de noté pour l'instant : le bien-être de chaque animal se note dans l'évaluation d'une séance.
      </Typography>
    )
  const title = `Bien-être de ${name}`
  const summary = `${decimal(count)} ${plural(count, 'séance notée', 'séances notées')}, la dernière le ${shortDay(lastScore.date)} : ${wellbeingText(lastScore.score)}.`
  const shownCountText = `Le graphique et ses données montrent les ${scores.length} dernières.`
  return (
    <div>
      <Typography variant="body2">{count > scores.length ? `${summary} ${shownCountText}` : summary}</Typography>
      <ChartWithData
        title={title}
        heightPx={heightPx}
        hasLegend={false}
        renderData={(id) => (
          <Paper
            component="section"
            variant="outlined"
            tabIndex={0}
            aria-label={`${title}, séance par séance`}
            sx={{ maxHeight: 360, overflow: 'auto' }}
          >
            <Table size="small" id={id} aria-label={title} stickyHeader>
              <TableHead>
                <TableRow>
                  <TableCell>Séance</TableCell>
                  <TableCell>Bien-être</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {scores.toReversed().map(({ sessionId, date, startTime, score }) => (
                  <TableRow key={sessionId}>
                    <TableCell component="th" scope="row">
                      {shortDay(date)}, {startTime}
                    </TableCell>
                    <TableCell>{wellbeingText(score)}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Paper>
        )}
      >
        <ScoresLine heightPx={heightPx} scores={scores} />
      </ChartWithData>
    </div>
  )
}
