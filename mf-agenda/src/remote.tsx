import { lazy, Suspense } from 'react'
import type { AreaModule } from 'shared/federation'
import { matchPath, Route, Routes } from 'shared/router'
import { Pending } from 'shared/ui'

const agenda = () => import('./calendar/AgendaPage.tsx')
const session = () => import('./sessions/SessionPage.tsx')
const animals = () => import('./animals/list/AnimalsPage.tsx')
const animal = () => import('./animals/AnimalPage.tsx')
const clubs = () => import('./clubs/list/ClubsPage.tsx')
const club = () => import('./clubs/ClubPage.tsx')
const amounts = () => import('./clubs/activity/AmountDetailsPage.tsx')

/** Each page with the code it is made of; the first that matches is shown. */
const pages = [
  {
    path: '/pros/sessions',
    code: agenda,
    Page: lazy(() => agenda().then(({ AgendaPage }) => ({ default: AgendaPage }))),
  },
  {
    path: '/pros/session/:id?',
    code: session,
    Page: lazy(() => session().then(({ SessionPage }) => ({ default: SessionPage }))),
  },
  {
    path: '/pros/animals',
    code: animals,
    Page: lazy(() => animals().then(({ AnimalsPage }) => ({ default: AnimalsPage }))),
  },
  {
    path: '/pros/animal/:id?',
    code: animal,
    Page: lazy(() => animal().then(({ AnimalPage }) => ({ default: AnimalPage }))),
  },
  { path: '/pros/clubs', code: clubs, Page: lazy(() => clubs().then(({ ClubsPage }) => ({ default: ClubsPage }))) },
  {
    path: '/pros/clubs/amount-details',
    code: amounts,
    Page: lazy(() => amounts().then(({ AmountDetailsPage }) => ({ default: AmountDetailsPage }))),
  },
  { path: '/pros/clubs/:id', code: club, Page: lazy(() => club().then(({ ClubPage }) => ({ default: ClubPage }))) },
]

function Root() {
  return (
    <Suspense fallback={<Pending rows={8} height={64} />}>
      <Routes>
        {pages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Routes>
    </Suspense>
  )
}

const prefetch: AreaModule['prefetch'] = ({ pathname }) => {
  // A failure is the page's to show, when it asks once more.
  void pages
    .find(({ path }) => matchPath(path, pathname))
    ?.code()
    .catch(() => undefined)
}

export default { contract: 1, Root, prefetch } satisfies AreaModule
