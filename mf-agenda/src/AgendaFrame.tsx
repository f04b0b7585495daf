import { Suspense, useMemo } from 'react'
import { networkInformation, prefetch } from 'shared/client'
import { patientsFor } from 'shared/lists'
import { matchPath, PageBehind, useLocation } from 'shared/router'
import type { FrameProps } from 'shared/router'
import { Box, Pending } from 'shared/ui'
import { calendarPath } from './agendaPath.ts'
import { PanelLocationContext, agendaSearchBehindPanel } from './panel/panelLocation.ts'
import { useHasPanel } from './panel/useHasPanel.ts'
import { useReturnedFocus } from './panel/useReturnedFocus.ts'

const formPath = '/pros/session/:id?'

/** Preloads the form of a session and the list of patients when the pointer reaches the agenda. */
function preloadForm() {
  if (networkInformation().saveData) return
  // A file that cannot be loaded is reported when it is rendered.
  void import('./sessions/SessionPage.tsx').catch(() => undefined)
  void prefetch({ ...patientsFor({}), staleTime: 60_000 })
}

/**
 * Frame of the pages `/pros/sessions` and `/pros/session/:id?`. On a wide screen, the form of a session is a panel over
 * the agenda, which stays mounted; otherwise it is a page.
 */
export function AgendaFrame({ pages: { [calendarPath]: AgendaPage, [formPath]: SessionPage } }: FrameProps) {
  const hasPanel = useHasPanel()
  const location = useLocation()
  const isForm = matchPath(formPath, location.pathname) !== null
  const isPanelOpen = isForm && hasPanel
  useReturnedFocus(isPanelOpen)
  const agendaLocation = useMemo(
    () => (isPanelOpen ? { ...location, pathname: calendarPath, search: agendaSearchBehindPanel(location) } : null),
    [isPanelOpen, location],
  )

  const isAgendaShown = !isForm || hasPanel
  return (
    <>
      {isAgendaShown && AgendaPage && (
        <Box sx={{ display: 'contents' }} onPointerEnter={hasPanel ? preloadForm : undefined}>
          <PageBehind location={agendaLocation}>
            <PanelLocationContext value={isPanelOpen ? location : null}>
              <AgendaPage />
            </PanelLocationContext>
          </PageBehind>
        </Box>
      )}
      {isForm && SessionPage && (
        <Suspense fallback={hasPanel ? null : <Pending rows={6} height={64} />}>
          <PanelLocationContext value={isPanelOpen ? location : null}>
            <SessionPage />
          </PanelLocationContext>
        </Suspense>
      )}
    </>
  )
}
