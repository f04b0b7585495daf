import { Suspense, useEffect, useMemo } from 'react'
import { networkInformation, prefetch } from 'shared/client'
import { patientsFor } from 'shared/lists'
import { matchPath, PageBehind, useLocation } from 'shared/router'
import type { FrameProps } from 'shared/router'
import { Box, Pending } from 'shared/ui'
import { calendarPath } from './agendaPath.ts'
import { LatestPanelLocationContext, PanelLocationContext, agendaSearchBehindPanel } from './panel/panelLocation.ts'
import { useHasPanel } from './panel/useHasPanel.ts'
import { useReturnedFocus } from './panel/useReturnedFocus.ts'
import { runWhenIdle } from './runWhenIdle.ts'
import { useLatest } from './useLatest.ts'

const formPath = '/pros/session/:id?'

/**
 * Preloads the code of the session form and the list of patients once the browser is idle. Only while the agenda is
 * shown in a window wide enough for the panel, and not if the browser saves data.
 */
function usePreloadedForm(isAgendaWithPanel: boolean, preload: FrameProps['preload']) {
  useEffect(() => {
    if (!isAgendaWithPanel || networkInformation().saveData) return undefined
    return runWhenIdle(() => {
      preload(formPath)
      void prefetch({ ...patientsFor({}), staleTime: 60_000 })
    })
  }, [isAgendaWithPanel, preload])
}

/**
 * Frame of the pages `/pros/sessions` and `/pros/session/:id?`. On a wide screen, the form of a session is a panel over
 * the agenda, which stays mounted; otherwise it is a page.
 */
export function AgendaFrame({ pages, preload }: FrameProps) {
  const { [calendarPath]: AgendaPage, [formPath]: SessionPage } = pages
  const hasPanel = useHasPanel()
  const location = useLocation()
  const isForm = matchPath(formPath, location.pathname) !== null
  const isPanelOpen = isForm && hasPanel
  useReturnedFocus(isPanelOpen)
  usePreloadedForm(!isForm && hasPanel, preload)
  const panelLocation = isPanelOpen ? location : null
  const latestPanelLocation = useLatest(panelLocation)
  const agendaLocation = isPanelOpen
    ? { ...location, pathname: calendarPath, search: agendaSearchBehindPanel(location), state: null }
    : location
  // Constant, so that the agenda does not render again when the panel opens or closes.
  const agenda = useMemo(() => AgendaPage && <AgendaPage />, [AgendaPage])

  const isAgendaShown = !isForm || hasPanel
  return (
    <>
      {isAgendaShown && (
        // One element before the panel, which is placed by the title in it (`usePanelTop`).
        <Box sx={{ display: 'contents' }}>
          <PageBehind location={agendaLocation} isBehindPanel={isPanelOpen}>
            <PanelLocationContext value={panelLocation}>
              <LatestPanelLocationContext value={latestPanelLocation}>{agenda}</LatestPanelLocationContext>
            </PanelLocationContext>
          </PageBehind>
        </Box>
      )}
      {isForm && SessionPage && (
        <Suspense fallback={hasPanel ? null : <Pending rows={6} height={64} />}>
          <PanelLocationContext value={panelLocation}>
            <SessionPage />
          </PanelLocationContext>
        </Suspense>
      )}
    </>
  )
}
