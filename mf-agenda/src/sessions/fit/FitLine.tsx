import type { AnimalFit } from 'shared/contracts/agenda/fit'
import { Typography } from 'shared/ui'

const reasonsOf = ({ reasons }: AnimalFit) => (reasons.length > 0 ? ` : ${reasons.join(' ; ')}` : '')

/** Line below an animal's name in the list: preferred, or why the animal does not fit. */
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
