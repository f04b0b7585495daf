import { useSearchParams } from 'shared/router'
import { practiceToday, useRights, useSession } from 'shared/session'
import { useTherapists } from 'shared/lists'
import { Alert, LoadFailed, PageTitle, Pending, SectionLinks } from 'shared/ui'
import { useIssuingProfile } from '../../issuing/useIssuingProfile.ts'
import { useBillDetails } from '../details/api.ts'
import { billSection } from '../billPages.ts'
import { useEstimationOrigin, useNextBillNumber, useSessionOrigin } from './api.ts'
import { BillForm } from './BillForm.tsx'
import { newDraft } from './draft/draft.ts'
import type { Draft } from './draft/draft.ts'
import { draftFromBill } from './draft/draftFromBill.ts'
import { draftFromEstimation } from './draft/draftFromEstimation.ts'
import { draftFromSession } from './draft/draftFromSession.ts'
import { readLastTexts } from './draft/lastTexts.ts'
import { EstimationNotice } from './EstimationNotice.tsx'

/**
 * `/pros/billings`: form of a new invoice. `?sessionId=` prefills it with a session, `?billId=` with the content of an
 * invoice, `?estimationId=` with a quote.
 */
export default function BillPage() {
  const [search] = useSearchParams()
  const sessionId = search.get('sessionId')
  const billId = search.get('billId')
  const estimationId = search.get('estimationId')
  const { roles } = useRights()
  const mayChoose = roles.includes('ADMIN') || roles.includes('ASSISTANT')
  const ownId = useSession(({ user }) => user?.id ?? null)
  const profile = useIssuingProfile()
  const therapists = useTherapists()
  const nextNumber = useNextBillNumber()
  const sessionOrigin = useSessionOrigin(sessionId)
  const formerBill = useBillDetails(billId)
  const estimationOrigin = useEstimationOrigin(estimationId)

  const queries = [profile, therapists, nextNumber, sessionOrigin, formerBill, estimationOrigin].filter(
    ({ isEnabled }) => isEnabled,
  )
  const failedQueries = queries.filter(({ isError, data }) => isError && !data)

  /** Whether the member may issue for a therapist; otherwise the therapist's quote is billed by the form's default issuer. */
  const mayIssueFor = (therapistId: string) =>
    (mayChoose || therapistId === ownId) && therapists.data?.some(({ id }) => id === therapistId) === true

  function prefilledDraft(draft: Draft) {
    if (sessionOrigin.data) return draftFromSession(draft, sessionOrigin.data)
    if (estimationOrigin.data) return draftFromEstimation(draft, estimationOrigin.data, mayIssueFor)
    return formerBill.data ? draftFromBill(draft, formerBill.data) : draft
  }

  function contents() {
    if (failedQueries.length > 0)
      return <LoadFailed onRetry={() => failedQueries.forEach(({ refetch }) => void refetch())} />
    if (!profile.data || !therapists.data || !nextNumber.data || queries.some(({ data }) => !data))
      return <Pending rows={8} />
    const ownAccount = therapists.data.find(({ id }) => id === ownId)
    const issuer = ownAccount ?? therapists.data[0]
    const draft = newDraft({
      profile: profile.data,
      today: practiceToday(),
      billNumber: nextNumber.data.billNumber,
      therapistId: issuer?.id ?? null,
      lastTexts: readLastTexts(),
    })
    return (
      <>
        {sessionOrigin.data && sessionOrigin.data.problems.length > 0 && (
          <Alert severity="warning" sx={{ mb: 2, maxWidth: 920 }}>
            {sessionOrigin.data.problems.map(({ message }) => message).join(' ')}
          </Alert>
        )}
        {estimationOrigin.data && <EstimationNotice estimationOrigin={estimationOrigin.data} />}
        <BillForm
          key={sessionId ?? billId ?? estimationId}
          draftName={`bill.${sessionId ?? billId ?? estimationId ?? 'new'}`}
          profile={profile.data}
          therapists={therapists.data}
          mayChoose={mayChoose && therapists.data.length > 1}
          nextNumber={nextNumber.data.billNumber}
          isFirst={nextNumber.data.isFirst}
          draft={prefilledDraft(draft)}
        />
      </>
    )
  }

  return (
    <>
      <PageTitle actions={<SectionLinks section={billSection} />}>Nouvelle facture</PageTitle>
      {contents()}
    </>
  )
}
