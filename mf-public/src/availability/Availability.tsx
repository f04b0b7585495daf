import { lazy, Suspense } from 'react'
import type { PublicSessionType, Slot, TherapistCard } from 'shared/contracts/therapist'
import { ofSomebody } from 'shared/domain/format'
import { useNavigate, useSearchParams } from 'shared/router'
import { Box, LoadFailed, PageTitle, Skeleton } from 'shared/ui'
import { SkipLink } from '../SkipLink.tsx'
import { bookingAddress } from './bookingAddress.ts'
import { FreeSlots } from './FreeSlots.tsx'
import { useBusyTimes, useFreeSlots } from './queries.ts'
import { PeriodBar } from './PeriodBar.tsx'
import { collapsed } from './slotList.ts'
import { TherapistHeader } from './TherapistHeader.tsx'
import { TypeChoice } from './TypeChoice.tsx'
import { useShownPeriod } from './useShownPeriod.ts'

const WeekCalendar = lazy(() => import('./WeekCalendar.tsx'))

/** When a therapist is free: the week to look at, and beside it the same slots as a list of buttons. */
export function Availability({ therapist, types }: { therapist: TherapistCard; types: readonly PublicSessionType[] }) {
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const period = useShownPeriod()
  const type = types.find(({ id }) => id === params.get('type')) ?? types[0]
  const free = useFreeSlots(therapist.id, period.week, type?.id, true)
  const busy = useBusyTimes(therapist.id, period.week)
  const slots = collapsed(free.data ?? [])

  const chooseType = (id: string) =>
    setParams(
      (former) => {
        former.set('type', id)
        return former
      },
      { replace: true },
    )
  const book = (slot: Slot) => void navigate(bookingAddress(therapist.id, slot, type?.id))

  return (
    <>
      <Box sx={{ '& > div': { mb: 2 } }}>
        <PageTitle tab={`Disponibilités ${ofSomebody(`${therapist.firstname} ${therapist.lastname}`)}`}>
          Disponibilités
        </PageTitle>
      </Box>
      <TherapistHeader therapist={therapist}>
        {types.length > 1 && type && <TypeChoice types={types} chosen={type.id} onChoose={chooseType} />}
      </TherapistHeader>
      <PeriodBar period={period} />
      {(free.isError || busy.isError) && (
        <Box sx={{ mb: 2 }}>
          <LoadFailed onRetry={() => void Promise.all([free.refetch(), busy.refetch()])}>
            Les disponibilités n'ont pas pu être chargées.
          </LoadFailed>
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        <Box sx={{ order: { xs: 2, md: 0 }, minWidth: 0 }}>
          <SkipLink label="Passer le calendrier">
            <Suspense fallback={<Skeleton variant="rounded" height={720} />}>
              <WeekCalendar
                day={period.day}
                view={period.isPhone ? 'day' : 'week'}
                slots={slots}
                busy={collapsed(busy.data ?? [])}
                onChoose={book}
              />
            </Suspense>
          </SkipLink>
        </Box>
        <FreeSlots
          therapistId={therapist.id}
          sessionTypeId={type?.id}
          period={period}
          slots={slots}
          awaited={free.isPending}
          onChoose={book}
        />
      </Box>
    </>
  )
}
