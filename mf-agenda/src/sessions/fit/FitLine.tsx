import type { AnimalFit } from 'shared/contracts/agenda/fit'
import { Typography } from 'shared/ui'

const reasonsOf = ({ reasons }: AnimalFit) => (reasons.length > 0 ? ` : ${reasons.join(' ; ')}` : '')

/** Below an animal in the list to choose from: that it is preferred, or why it does not fit. */
export function FitLine({ fit }: { fit: AnimalFit | undefined }) {
  if (!fit || fit.verdict === 'fits') return null
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ flexBasis: '100%', color: fit.verdict === 'incompatible' ? 'error.main' : 'success.main' }}
    >
      {fit.verdict === 'preferred' ? 'Préféré' : `Incompatible${reasonsOf(fit)}`}
    </Typography>
  )
}
