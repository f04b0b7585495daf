import { lazy, Suspense } from 'react'
import type { AreaModule } from 'shared/federation'
import { Route, Routes } from 'shared/router'
import { Pending } from 'shared/ui'

const AgendaPage = lazy(() => import('./calendar/AgendaPage.tsx').then(({ AgendaPage: page }) => ({ default: page })))
const SessionPage = lazy(() => import('./sessions/SessionPage.tsx').then(({ SessionPage: page }) => ({ default: page })))

function Root() {
  return (
    <Suspense fallback={<Pending rows={8} height={64} />}>
      <Routes>
        <Route path="/pros/sessions" element={<AgendaPage />} />
        <Route path="/pros/session/:id?" element={<SessionPage />} />
      </Routes>
    </Suspense>
  )
}

export default { contract: 1, Root } satisfies AreaModule
