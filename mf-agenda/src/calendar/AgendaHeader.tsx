import { memo } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useSessionTypes } from 'shared/lists'
import { practiceToday } from 'shared/session'
import { Box, PageTitle, useIsPhone } from 'shared/ui'
import { AnimalHoursWarning } from './AnimalHoursWarning.tsx'
import { AgendaFilters } from './filters/AgendaFilters.tsx'
import { PeriodTools } from './filters/PeriodTools.tsx'
import type { AgendaSearchParams } from './filters/useAgendaSearchParams.ts'
import { ViewTools } from './filters/ViewTools.tsx'
import { MyDayButton } from './myDay/MyDayButton.tsx'
import { RequestsButton } from './requests/RequestsButton.tsx'

const noSessionTypes: never[] = []

interface AgendaHeaderProps extends Pick<
  ComponentProps<typeof AgendaFilters>,
  'defaultTherapistId' | 'therapists' | 'change'
> {
  searchParams: AgendaSearchParams
  requestCount: number
  /** Element ids of the panels that the buttons open. */
  requestsPanelId: string
  myDayPanelId: string
  step: (direction: 1 | -1) => void
  addButton: ReactNode
}

/**
 * Title row with the shown period and the actions. The filters are in it on a phone, otherwise in a second row. It and
 * its parts are memoised: turning to another week changes few of them, and renders the page twice, the second time when
 * the query of the week has changed.
 */
export const AgendaHeader = memo(function AgendaHeader({
  searchParams,
  requestCount,
  requestsPanelId,
  myDayPanelId,
  step,
  addButton,
  ...filters
}: AgendaHeaderProps) {
  const { change } = filters
  const { view, day, therapistId, sessionTypeId, isRequestListOpen, isMyDayOpen } = searchParams
  const isPhone = useIsPhone()
  const { data: sessionTypes = noSessionTypes } = useSessionTypes()
  const secondaryTools = (
    <>
      {view !== 'animals' && (
        <AgendaFilters
          {...filters}
          therapistId={therapistId}
          sessionTypeId={sessionTypeId}
          sessionTypes={sessionTypes}
        />
      )}
      {view !== 'month' && view !== 'animals' && <AnimalHoursWarning day={day} />}
    </>
  )
  return (
    <>
      <PageTitle
        tools={<PeriodTools view={view} day={day} today={practiceToday()} change={change} step={step} />}
        actions={
          <>
            {isPhone && <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>{secondaryTools}</Box>}
            <RequestsButton count={requestCount} isOpen={isRequestListOpen} panelId={requestsPanelId} change={change} />
            <MyDayButton isOpen={isMyDayOpen} panelId={myDayPanelId} change={change} />
            {!isPhone && <Box>{addButton}</Box>}
          </>
        }
      >
        Rendez-vous
      </PageTitle>
      {!isPhone && (
        <ViewTools view={view} change={change}>
          {secondaryTools}
        </ViewTools>
      )}
    </>
  )
})
