import { practiceToday, useRights, useSession } from 'shared/session'
import { useTherapists } from 'shared/lists'
import { estimationDefaults } from 'shared/domain/estimations/estimationDefaults'
import { Link as RouterLink, useSearchParams } from 'shared/router'
import { Button, LoadFailed, PageTitle, Pending } from 'shared/ui'
import { patientIdParam } from '../issuing/patientIdParam.ts'
import { useIssuingProfile } from '../issuing/useIssuingProfile.ts'
import { newDraft } from './draft.ts'
import { EstimationForm } from './EstimationForm.tsx'

/** `/pros/estimations`: form of a new quote. `?patientId=` prefills its client. */
export default function EstimationPage() {
  const [search] = useSearchParams()
  const patientId = patientIdParam(search)
  const { roles } = useRights()
  const ownId = useSession(({ user }) => user?.id ?? null)
  const profile = useIssuingProfile()
  const therapists = useTherapists()
  const isAssistant = !roles.includes('ADMIN') && !roles.includes('THERAPIST')
  const onlyTherapist = therapists.data?.length === 1 ? therapists.data[0] : undefined
  const isLoaded = profile.data && therapists.data
  const hasFailed = (profile.isError && !profile.data) || (therapists.isError && !therapists.data)
  return (
    <>
      <PageTitle
        actions={
          <Button component={RouterLink} to="/pros/estimations/details">
            Voir les devis
          </Button>
        }
      >
        Nouveau devis
      </PageTitle>
      {hasFailed && (
        <LoadFailed
          onRetry={() => {
            void profile.refetch()
            void therapists.refetch()
          }}
        />
      )}
      {!hasFailed && !isLoaded && <Pending rows={8} />}
      {profile.data && therapists.data && (
        <EstimationForm
          key={patientId}
          draftName={`estimation.${patientId ?? 'new'}`}
          profile={profile.data}
          therapists={therapists.data}
          isAssistant={isAssistant}
          draft={{
            ...newDraft(
              estimationDefaults(profile.data, practiceToday()),
              isAssistant ? (onlyTherapist?.id ?? null) : ownId,
            ),
            patientId,
          }}
        />
      )}
    </>
  )
}
