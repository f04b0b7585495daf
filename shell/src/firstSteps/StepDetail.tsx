import { queryClient, useMutation } from 'shared/client'
import type { FirstStepId, KeptStepId } from 'shared/contracts/accounts/firstSteps'
import { Link } from 'shared/router'
import { Box, Button, toast, touchRow, Typography, visuallyHidden } from 'shared/ui'
import { keepProposedValues } from './api.ts'
import { StepStatusIcon } from './StepStatusIcon.tsx'
import type { ShownStep } from './shownSteps.ts'
import { firstStepsQuery } from './useFirstSteps.ts'

/** Whether the step has proposed values that the practice can keep in one press. */
const hasProposedValues = (id: FirstStepId): id is KeptStepId => id === 'openingHours' || id === 'sessionTypes'

interface StepDetailProps {
  step: ShownStep
  /** Called when a link leads to another page. */
  onNavigate: () => void
}

export function StepDetail({ step: { id, label, text, path, other, keepLabel, isDone }, onNavigate }: StepDetailProps) {
  const keepMutation = useMutation({
    mutationFn: keepProposedValues,
    onSuccess: (steps) => queryClient.setQueryData(firstStepsQuery.queryKey, steps),
    onError: () => toast("Erreur lors de l'enregistrement", 'error'),
  })
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.5, py: 1.5, borderBottom: 1, borderColor: 'divider', alignItems: 'flex-start' }}
    >
      <Box sx={{ display: 'flex', ...(!isDone && { ...touchRow, minWidth: 0 }) }}>
        <StepStatusIcon isDone={isDone} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, lineHeight: 1.35, color: isDone ? 'text.secondary' : undefined }}>
          {isDone ? (
            <>
              {label}
              <Box component="span" sx={visuallyHidden}>
                {' : fait'}
              </Box>
            </>
          ) : (
            <Box component={Link} to={path} onClick={onNavigate} sx={{ ...touchRow, color: 'primary.main' }}>
              {label}
            </Box>
          )}
        </Typography>
        {!isDone && (
          <Typography variant="body2" color="textSecondary">
            {text}
          </Typography>
        )}
        {!isDone && other && (
          <Button component={Link} to={other.path} size="small" onClick={onNavigate} sx={{ mt: 0.5, ml: -1.25 }}>
            {other.label}
          </Button>
        )}
        {!isDone && keepLabel && hasProposedValues(id) && (
          <Button
            size="small"
            loading={keepMutation.isPending}
            onClick={() => keepMutation.mutate(id)}
            sx={{ mt: 0.5, ml: -1.25, textAlign: 'start' }}
          >
            {keepLabel}
          </Button>
        )}
      </Box>
    </Box>
  )
}
