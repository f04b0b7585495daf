import type { TooltipRenderProps } from 'react-joyride'
import { Box, Button, CloseIcon, IconButton, Paper, Typography } from 'shared/ui'

export function TourCard({
  index,
  size,
  step,
  isLastStep,
  backProps,
  primaryProps,
  skipProps,
  closeProps,
  tooltipProps,
}: TooltipRenderProps) {
  return (
    <Paper
      {...tooltipProps}
      elevation={8}
      aria-label={`Visite guidée, étape ${index + 1} sur ${size}`}
      sx={{ p: 2.5, width: 'min(360px, calc(100vw - 48px))' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography component="h2" variant="h3" sx={{ flexGrow: 1 }}>
          {step.title}
        </Typography>
        <IconButton size="small" edge="end" onClick={closeProps.onClick} aria-label="Fermer la visite">
          <CloseIcon />
        </IconButton>
      </Box>
      <Typography sx={{ mt: 1, mb: 2 }}>{step.content}</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
          {index + 1} sur {size}
        </Typography>
        {index === 0 ? (
          <Button size="small" onClick={skipProps.onClick}>
            Passer la visite
          </Button>
        ) : (
          <Button size="small" onClick={backProps.onClick}>
            Précédent
          </Button>
        )}
        <Button size="small" variant="contained" onClick={primaryProps.onClick}>
          {isLastStep ? 'Terminer' : 'Suivant'}
        </Button>
      </Box>
    </Paper>
  )
}
