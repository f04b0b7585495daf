import { Suspense, useMemo } from 'react'
import { networkInformation, prefetch } from 'shared/client'
import { patientsFor } from 'shared/lists'
import { matchPath, PageBehind, useLocation } from 'shared/router'
import type { FrameProps } from 'shared/router'
import { Box, Pending } from 'shared/ui'
import { calendarPath } from './agendaPath.ts'
import { PanelAddress, searchBehind } from './panel/panelAddress.ts'
import { useHasPanel } from './panel/useHasPanel.ts'
import { useReturnedFocus } from './panel/useReturnedFocus.ts'

const formPath = '/pros/session/:id?'

/** Once the pointer reaches the agenda, a form is likely to be opened, and its patient to be typed at once. */
function preloadForm() {
  if (networkInformation().saveData) return
  // A file that cannot be loaded is reported when it is rendered.
  void import('./sessions/SessionPage.tsx').catch(() => undefined)
  void prefetch({ ...patientsFor({}), staleTime: 60_000 })
}

/**
 * Frame of the pages `/pros/sessions` and `/pros/session/:id?`. On a wide screen the form of a session is a panel over the agenda,
 * which stays mounted; otherwise a page.
 */
export function AgendaFrame({ pages: { [calendarPath]: AgendaPage, [formPath]: SessionPage } }: FrameProps) {
  const hasPanel = useHasPanel()
  const address = useLocation()
  const isForm = matchPath(formPath, address.pathname) !== null
  const isPanelOpen = isForm && hasPanel
  useReturnedFocus(isPanelOpen)
  const agendaLocation = useMemo(
    () => (isPanelOpen ? { ...address, pathname: calendarPath, search: searchBehind(address) } : null),
    [isPanelOpen, address],
  )

  const isAgendaShown = !isForm || hasPanel
  return (
    <>
      {isAgendaShown && AgendaPage && (
        <Box sx={{ display: 'contents' }} onPointerEnter={hasPanel ? preloadForm : undefined}>
          <PageBehind location={agendaLocation}>
            <PanelAddress value={isPanelOpen ? address : null}>
              <AgendaPage />
            </PanelAddress>
          </PageBehind>
        </Box>
      )}
      {isForm && SessionPage && (
        <Suspense fallback={hasPanel ? null : <Pending rows={6} height={64} />}>
          <PanelAddress value={isPanelOpen ? address : null}>
            <SessionPage />
          </PanelAddress>
        </Suspense>
      )}
    </>
  )
}
