import { call, queryClient, useQuery } from 'shared/client'
import type {
  EstimationDecision,
  EstimationDetails,
  EstimationLink,
  EstimationMail,
} from 'shared/contracts/finance/estimations'
import { pollWhile } from '../../issuing/emails/pollWhile.ts'
import { allEstimationsKey, estimationDetailsKey } from '../../keys.ts'

const isOnItsWay = ({ letterState }: EstimationLink) => letterState === 'PENDING'

/** Loads a quote with its history. */
export const useEstimationDetails = (estimationId: string) =>
  useQuery({
    queryKey: estimationDetailsKey(estimationId),
    queryFn: ({ signal }) => call('GET /estimations/:estimationId/details', { params: { estimationId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => pollWhile(data?.links.some(isOnItsWay) ?? false),
  })

export const mailEstimation = (estimationId: string, body: EstimationMail, idempotencyKey: string) =>
  call('POST /estimations/:estimationId/mails', {
    params: { estimationId },
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
  })

export const recordDecision = (estimationId: string, body: EstimationDecision, idempotencyKey: string) =>
  call('POST /estimations/:estimationId/decisions', {
    params: { estimationId },
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
  })

/** Updates a quote in the cached details, and refreshes the list. */
export function updateCachedEstimation(estimation: EstimationDetails): void {
  queryClient.setQueryData(estimationDetailsKey(estimation.id), estimation)
  void queryClient.invalidateQueries({ queryKey: allEstimationsKey })
}
