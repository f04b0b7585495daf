import { Link as RouterLink } from 'shared/router'
import { Box, Button, Card, CheckIcon, Stack, Typography } from 'shared/ui'
import type { Step } from './step.ts'
import { StepRows } from './StepRows.tsx'

/** Card of a task with its remaining rows and its links; a single line when the task is done. */
export const StepCard = ({ step }: { step: Step }) => (
  <Card component="section" aria-label={step.title} sx={{ px: { xs: 2, md: 3 }, py: step.count === 0 ? 1.5 : 2 }}>
    <Box sx={{ display: 'flex', alignItems: step.count === 0 ? 'center' : 'baseline', flexWrap: 'wrap', columnGap: 2 }}>
      <Typography variant="h2" sx={{ flexGrow: 1 }}>
        {step.title}
      </Typography>
      {step.count === 0 ? <Done /> : <Typography sx={{ fontWeight: 600 }}>{step.figures}</Typography>}
    </Box>
    {step.count > 0 && (
      <>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '75ch' }}>
          {step.text}
        </Typography>
        <StepRows step={step} />
        <StepLinks links={step.links} />
      </>
    )}
    {step.note !== undefined && (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {step.note}
      </Typography>
    )}
  </Card>
)

const Done = () => (
  <Typography component="span" color="success" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
    <CheckIcon fontSize="small" />
    Rien à faire
  </Typography>
)

export const StepLinks = ({ links }: { links: Step['links'] }) =>
  links.length > 0 && (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
      {links.map(({ label, path }) => (
        <Button key={label} variant="outlined" component={RouterLink} to={path}>
          {label}
        </Button>
      ))}
    </Stack>
  )
