import { useQuery } from 'shared/client'
import { shortDay } from 'shared/domain/format'
import { useRights } from 'shared/session'
import { Box, Card, LoadFailed, Typography } from 'shared/ui'
import { fileKey } from '../keys.ts'
import { readAnswers } from './api.ts'

/** The patient's answers at their first booking of each type. Loaded on every offer, but hidden on Standard. */
export function BookingAnswers({ patientId }: { patientId: string }) {
  const { offer } = useRights()
  const { data, isError, refetch } = useQuery({
    queryKey: fileKey(patientId, 'questions'),
    queryFn: ({ signal }) => readAnswers(patientId, signal),
  })
  const isFailed = isError && !data
  if (offer === 'STANDARD' || (!isFailed && !data?.length)) return null
  const answersBySession = [...Map.groupBy(data ?? [], ({ sessionId }) => sessionId)]
  return (
    <Card component="section" aria-labelledby="booking-answers" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="booking-answers" variant="h2" sx={{ mb: 2 }}>
        Réponses à la première réservation
      </Typography>
      {isFailed && <LoadFailed onRetry={() => void refetch()}>Les réponses n'ont pas pu être chargées.</LoadFailed>}
      {answersBySession.map(([sessionId, answers], index) => (
        <Box key={sessionId} sx={{ '& + &': { mt: 3 } }}>
          {index > 0 && (
            <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
              Réservation du {shortDay(answers[0]?.date ?? '')}
            </Typography>
          )}
          <Box component="dl" sx={{ m: 0 }}>
            {answers.map(({ question, answer }) => (
              <Box key={question} sx={{ '& + &': { mt: 2 } }}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {question}
                </Typography>
                <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {answer}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Card>
  )
}
