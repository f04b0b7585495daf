import { call, queryClient, useQuery } from 'shared/client'
import type {
  EstimationDecision,
  EstimationDetails,
  EstimationLink,
  EstimationMail,
} from 'shared/contracts/finance/estimations'
import { pollWhile } from '../../issuing/emails/pollWhile.ts'
import { allEstimationsKey, estimationDetailsKey } from '../../keys.ts'

const isEmailPending = ({ letterState }: EstimationLink) => letterState === 'PENDING'

/** Loads a quote with its history, and reloads it regularly while an e-mail is being sent. */
export const useEstimationDetails = (estimationId: string) =>
  useQuery({
    queryKey: estimationDetailsKey(estimationId),
    queryFn: ({ signal }) => call('GET /estimations/:estimationId/details', { params: { estimationId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => pollWhile(data?.links.some(isEmailPending) ?? false),
  })

export const mailEstimation = (estimationId: string, body: EstimationMail, idempotencyKey: string) =>
  call('POST /estimations/:estimationId/mails', {
    params: { estimationId },
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
  })

export const recordPaperDecision = (estimationId: string, body: EstimationDecision, idempotencyKey: string) =>
  call('POST /estimations/:estimationId/decisions', {
    params: { estimationId },
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
  })

/** Replaces a quote in the cache, and refreshes the list of quotes. */
export function updateCachedEstimation(estimation: EstimationDetails): void {
  queryClient.setQueryData(estimationDetailsKey(estimation.id), estimation)
  void queryClient.invalidateQueries({ queryKey: allEstimationsKey })
}
