import { useSearchParams } from 'shared/router'
import { practiceToday, useRights, useSession } from 'shared/session'
import { useTherapists } from 'shared/lists'
import { Alert, layout, LoadFailed, PageTitle, Pending, SectionLinks } from 'shared/ui'
import { useIssuingProfile } from '../../issuing/useIssuingProfile.ts'
import { useBillDetails } from '../details/api.ts'
import { patientIdParam } from '../../issuing/patientIdParam.ts'
import { billSection } from '../billPages.ts'
import { useEstimationBillPrefill, useNextBillNumber, useSessionBillPrefill } from './api.ts'
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
 * invoice, `?estimationId=` with a quote, `?patientId=` with its client only.
 */
export default function BillPage() {
  const [search] = useSearchParams()
  const sessionId = search.get('sessionId')
  const billId = search.get('billId')
  const estimationId = search.get('estimationId')
  const patientId = patientIdParam(search)
  const { roles } = useRights()
  const mayChooseTherapist = roles.includes('ADMIN') || roles.includes('ASSISTANT')
  const ownId = useSession(({ user }) => user?.id ?? null)
  const profile = useIssuingProfile()
  const therapists = useTherapists()
  const nextNumber = useNextBillNumber()
  const sessionPrefill = useSessionBillPrefill(sessionId)
  const creditedBill = useBillDetails(billId)
  const estimationPrefill = useEstimationBillPrefill(estimationId)

  const queries = [profile, therapists, nextNumber, sessionPrefill, creditedBill, estimationPrefill].filter(
    ({ isEnabled }) => isEnabled,
  )
  const failedQueries = queries.filter(({ isError, data }) => isError && !data)

  /** Whether the member may issue for a therapist; otherwise the therapist's quote is billed by the form's default issuer. */
  const mayIssueFor = (therapistId: string) =>
    (mayChooseTherapist || therapistId === ownId) && therapists.data?.some(({ id }) => id === therapistId) === true

  function prefilledDraft(draft: Draft) {
    if (sessionPrefill.data) return draftFromSession(draft, sessionPrefill.data)
    if (estimationPrefill.data) return draftFromEstimation(draft, estimationPrefill.data, mayIssueFor)
    return creditedBill.data ? draftFromBill(draft, creditedBill.data) : { ...draft, patientId }
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
        {sessionPrefill.data && sessionPrefill.data.problems.length > 0 && (
          <Alert severity="warning" sx={{ mb: 2, maxWidth: layout.formWidthPx }}>
            {sessionPrefill.data.problems.map(({ message }) => message).join(' ')}
          </Alert>
        )}
        {estimationPrefill.data && <EstimationNotice estimation={estimationPrefill.data} />}
        <BillForm
          key={sessionId ?? billId ?? estimationId ?? patientId}
          draftName={`bill.${sessionId ?? billId ?? estimationId ?? patientId ?? 'new'}`}
          profile={profile.data}
          therapists={therapists.data}
          mayChooseTherapist={mayChooseTherapist && therapists.data.length > 1}
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
