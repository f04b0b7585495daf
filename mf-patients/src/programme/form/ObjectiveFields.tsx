import type { ObjectiveCriterion, ProgrammeObjective } from 'shared/contracts/patients/programme'
import {
  latestLevel,
  objectiveGroups,
  objectiveLabel,
  levelLabel,
  criterionLevels,
} from 'shared/domain/programme/objectives'
import { Box, Pending, Typography } from 'shared/ui'
import { Checkbox, FormControlLabel, TextField } from 'shared/ui/form'
import { useEvaluations } from '../useProgrammes.ts'

interface ObjectiveFieldsProps {
  patientId: string
  value: readonly ProgrammeObjective[]
  onChange: (objectives: ProgrammeObjective[]) => void
}

/**
 * Criteria of a programme; a selected criterion has the patient's level at the start, by default the level in the last
 * evaluation.
 */
export function ObjectiveFields({ patientId, value, onChange }: ObjectiveFieldsProps) {
  const { data: evaluations = [], isPending } = useEvaluations(patientId)
  const toggle = (criterion: ObjectiveCriterion, isChosen: boolean) => {
    const otherObjectives = value.filter((objective) => objective.criterion !== criterion)
    const atStart = latestLevel(evaluations, criterion)
    onChange(isChosen ? [...otherObjectives, { criterion, atStart }] : otherObjectives)
  }
  const setLevel = (criterion: ObjectiveCriterion, selectedLevel: string) =>
    onChange(
      value.map((objective) =>
        objective.criterion === criterion
          ? { criterion, atStart: criterionLevels.find((level) => level === selectedLevel) ?? null }
          : objective,
      ),
    )
  // Waits for the evaluations, because a criterion selected earlier would lack the level at the start.
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
                <option value="">{levelLabel(null)}</option>
                {criterionLevels.map((level) => (
                  <option key={level} value={level}>
                    {levelLabel(level)}
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
