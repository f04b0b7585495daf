import { Box, Typography } from 'shared/ui'
import { FormSection } from 'shared/ui/form'
import { call, useQuery } from 'shared/client'
import { bookingAnswersKey } from '../../keys.ts'

/**
 * The patient's answers at the first booking. They are loaded on every offer; `areShown` is false on the Standard
 * offer.
 */
export function FirstBookingAnswers({ sessionId, areShown }: { sessionId: string; areShown: boolean }) {
  const { data: answers = [] } = useQuery({
    queryKey: bookingAnswersKey(sessionId),
    queryFn: () => call('GET /sessions/:id/questions', { params: { id: sessionId } }),
  })
  if (!areShown || answers.length === 0) return null
  return (
    <FormSection layout="stack" title="Réponses à la première réservation">
      <Box component="dl" sx={{ m: 0 }}>
        {answers.map(({ question, answer }) => (
          <Box key={question} sx={{ '& + &': { mt: 2 } }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {question}
            </Typography>
            <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
              {answer}
            </Typography>
          </Box>
        ))}
      </Box>
    </FormSection>
  )
}
