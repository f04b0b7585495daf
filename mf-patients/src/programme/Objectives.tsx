import type { Programme } from 'shared/contracts/patients/programme'
import { latestLevel, objectiveLabel, levelLabel } from 'shared/domain/programme/objectives'
import { Box, Typography } from 'shared/ui'
import { useEvaluations } from './useProgrammes.ts'

/** Objectives of a programme, each with the patient's level at the start and in the last evaluation. */
export function Objectives({
  patientId,
  programme: { objectives, startDate, endedOn },
}: {
  patientId: string
  programme: Programme
}) {
  const { data = [] } = useEvaluations(patientId)
  if (objectives.length === 0) return null
  const evaluations = data.filter(({ date }) => date >= startDate && (endedOn === null || date <= endedOn))
  return (
    <Box component="ul" aria-label="Objectifs" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {objectives.map(({ criterion, atStart }) => {
        const currentLevel = latestLevel(evaluations, criterion)
        return (
          <Box
            component="li"
            key={criterion}
            sx={{ py: 0.75, display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}
          >
            <span>{objectiveLabel(criterion)}</span>
            <Typography component="span" variant="body2" color="textSecondary">
              {`${levelLabel(atStart)} au départ${currentLevel ? ` → ${levelLabel(currentLevel).toLowerCase()} ${endedOn ? 'à la fin' : "aujourd'hui"}` : ''}`}
            </Typography>
          </Box>
        )
      })}
    </Box>
  )
}
