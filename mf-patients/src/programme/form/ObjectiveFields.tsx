import type { ObjectiveCriterion, ProgrammeObjective } from 'shared/contracts/patients/programme'
import {
  latestStanding,
  objectiveGroups,
  objectiveLabel,
  standingLabel,
  standings,
} from 'shared/domain/programme/objectives'
import { Box, Pending, Typography } from 'shared/ui'
import { Checkbox, FormControlLabel, TextField } from 'shared/ui/form'
import { useEvaluations } from '../useProgrammes.ts'

interface ObjectiveFieldsProps {
  patientId: string
  value: readonly ProgrammeObjective[]
  onChange: (objectives: ProgrammeObjective[]) => void
}

/** Criteria of a programme; a selected criterion has the patient's level at the start, by default the level in the last evaluation. */
export function ObjectiveFields({ patientId, value, onChange }: ObjectiveFieldsProps) {
  const { data: evaluations = [], isPending } = useEvaluations(patientId)
  const toggle = (criterion: ObjectiveCriterion, isChosen: boolean) => {
    const others = value.filter((objective) => objective.criterion !== criterion)
    const atStart = latestStanding(evaluations, criterion)
    onChange(isChosen ? [...others, { criterion, atStart }] : others)
  }
  const setLevel = (criterion: ObjectiveCriterion, levelInput: string) =>
    onChange(
      value.map((objective) =>
        objective.criterion === criterion
          ? { criterion, atStart: standings.find((otherObjective) => otherObjective === levelInput) ?? null }
          : objective,
      ),
    )
  // Disabled until the evaluations are loaded: a criterion selected earlier would lack the level at the start.
  if (isPending) return <Pending rows={5} />
  return objectiveGroups.map(({ title, criteria }) => (
    <Box key={title} component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="textSecondary" sx={{ p: 0, mb: 0.5 }}>
        {title}
      </Typography>
      {criteria.map(({ criterion, label }) => {
        const selectedObjective = value.find((objective) => objective.criterion === criterion)
        return (
          <Box
            key={criterion}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 44 }}
          >
            <FormControlLabel
              label={label}
              sx={{ flex: '1 1 240px' }}
              control={
                <Checkbox
                  checked={selectedObjective !== undefined}
                  onChange={(_, isChosen) => toggle(criterion, isChosen)}
                />
              }
            />
            {selectedObjective && (
              <TextField
                select
                label="Au départ"
                value={selectedObjective.atStart ?? ''}
                onChange={({ target }) => setLevel(criterion, target.value)}
                sx={{ flex: '0 1 220px', my: 0.5 }}
                slotProps={{
                  select: { native: true },
                  inputLabel: { shrink: true },
                  htmlInput: { 'aria-label': `${objectiveLabel(criterion)} : au départ` },
                }}
              >
                <option value="">{standingLabel(null)}</option>
                {standings.map((levelInput) => (
                  <option key={levelInput} value={levelInput}>
                    {standingLabel(levelInput)}
                  </option>
                ))}
              </TextField>
            )}
          </Box>
        )
      })}
    </Box>
  ))
}
