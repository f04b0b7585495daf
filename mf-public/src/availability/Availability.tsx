import { lazy, Suspense } from 'react'
import type { PublicSessionType, PublicTherapist } from 'shared/contracts/directory/therapist'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { withDe } from 'shared/domain/format'
import { useNavigate, useQueryParams } from 'shared/router'
import { Box, LoadFailed, PageTitle, Skeleton } from 'shared/ui'
import { SkipLink } from '../SkipLink.tsx'
import { therapistTitle } from 'shared/domain/publicPages/pageTitles'
import { bookingPath } from 'shared/domain/publicPages/publicPaths'
import { nameOf } from 'shared/domain/publicPages/directory/therapistNames'
import { FreeSlots } from './FreeSlots.tsx'
import { useBusyTimes, useFreeSlots } from './queries.ts'
import { PeriodBar } from './PeriodBar.tsx'
import { withoutDuplicates } from './slotList.ts'
import { TherapistCrumbs } from './TherapistCrumbs.tsx'
import { TherapistHeader } from './TherapistHeader.tsx'
import { SessionTypeSelect } from './SessionTypeSelect.tsx'
import { useCalendarPeriod } from './useCalendarPeriod.ts'

const WeekCalendar = lazy(() => import('./WeekCalendar.tsx'))

/** Height of the calendar (45rem in calendar.css), so that the page does not move when it is loaded. */
const calendarHeightPx = 720

/** Free slots of a therapist: a calendar of the week, and the same slots as a list of buttons. */
export function Availability({
  therapist,
  types,
}: {
  therapist: PublicTherapist
  types: readonly PublicSessionType[]
}) {
  const navigate = useNavigate()
  const [params, changeParams] = useQueryParams()
  const period = useCalendarPeriod(therapist.timeZone)
  const type = types.find(({ id }) => id === params.get('type')) ?? types[0]
  const freeSlots = useFreeSlots(therapist.id, period.week, type?.id)
  const busyTimes = useBusyTimes(therapist.id, period.week)
  const slots = withoutDuplicates(freeSlots.data ?? [])

  const chooseType = (id: string) => changeParams({ type: id })
  const openBooking = (slot: TimeSlot) => void navigate(bookingPath(therapist.id, slot, type?.id))

  return (
    <>
      <TherapistCrumbs therapist={therapist} />
      <Box sx={{ '& > div': { mb: 2 } }}>
        <PageTitle documentTitle={therapistTitle(therapist)}>{`Disponibilités ${withDe(nameOf(therapist))}`}</PageTitle>
      </Box>
      <TherapistHeader therapist={therapist}>
        {types.length > 1 && type && <SessionTypeSelect types={types} selectedId={type.id} onChoose={chooseType} />}
      </TherapistHeader>
      <PeriodBar period={period} />
      {(freeSlots.isError || busyTimes.isError) && (
        <Box sx={{ mb: 2 }}>
          <LoadFailed onRetry={() => void Promise.all([freeSlots.refetch(), busyTimes.refetch()])}>
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
            <Suspense fallback={<Skeleton variant="rounded" height={calendarHeightPx} />}>
              <WeekCalendar
                day={period.day}
                timeZone={therapist.timeZone}
                view={period.isPhone ? 'day' : 'week'}
                slots={slots}
                busySessions={withoutDuplicates(busyTimes.data ?? [])}
                onChoose={openBooking}
              />
            </Suspense>
          </SkipLink>
        </Box>
        {(freeSlots.data || freeSlots.isPending) && (
          <FreeSlots
            therapistId={therapist.id}
            sessionTypeId={type?.id}
            period={period}
            slots={slots}
            isPending={freeSlots.isPending}
            onChoose={openBooking}
          />
        )}
      </Box>
    </>
  )
}
