import { lazy, Suspense } from 'react'
import type { AreaModule } from 'shared/federation'
import { Route, Routes } from 'shared/router'
import { Pending } from 'shared/ui'

const agenda = () => import('./calendar/AgendaPage.tsx')
const session = () => import('./sessions/SessionPage.tsx')
const AgendaPage = lazy(() => agenda().then(({ AgendaPage: page }) => ({ default: page })))
const SessionPage = lazy(() => session().then(({ SessionPage: page }) => ({ default: page })))

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

const prefetch: AreaModule['prefetch'] = ({ pathname }) => {
  // A failure is the page's to show, when it asks once more.
  void (pathname === '/pros/sessions' ? agenda() : session()).catch(() => undefined)
}

export default { contract: 1, Root, prefetch } satisfies AreaModule
