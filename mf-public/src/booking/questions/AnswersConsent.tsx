import { consentText, consentTextVersion } from 'shared/domain/patients/healthConsent'
import { Box, Typography } from 'shared/ui'
import { CheckInput, FormControlLabel, Radio, RadioGroup, useController, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { PatientDraft } from '../draft.ts'

/** Fields for the consent to store the answers, which may concern health. Without it, the request is sent without answers. */
export function AnswersConsent({ control }: { control: Control<PatientDraft> }) {
  const { field } = useController({ control, name: 'consentBy' })
  const [hasConsented, answers] = useWatch({ control, name: ['hasConsented', 'answers'] })
  // The answer to a question is undefined until the visitor types one.
  const isAnswered = Object.values<string | undefined>(answers).some((answer = '') => answer.trim() !== '')
  return (
    <Box component="fieldset" sx={{ border: 0, borderTop: 1, borderColor: 'divider', m: 0, mt: 3, p: 0, pt: 2 }}>
      <Typography component="legend" variant="h3" sx={{ p: 0, float: 'left', width: 1, mb: 1 }}>
        Votre accord pour garder ces réponses
      </Typography>
      <RadioGroup row aria-label="Pour qui venez-vous ?" {...field} sx={{ clear: 'both', mb: 1 }}>
        <FormControlLabel value="SELF" control={<Radio />} label="Pour moi" />
        <FormControlLabel value="GUARDIAN" control={<Radio />} label="Pour mon enfant" />
      </RadioGroup>
      <CheckInput control={control} name="hasConsented" label={consentText(consentTextVersion, field.value)} />
      <Typography
        component="output"
        variant="body2"
        color="textSecondary"
        sx={{ display: 'block', mt: 1, minHeight: '1.5em' }}
      >
        {isAnswered && !hasConsented && 'Sans votre accord, votre demande part sans vos réponses.'}
      </Typography>
    </Box>
  )
}
