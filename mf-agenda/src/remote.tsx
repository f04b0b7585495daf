import type { AreaModule } from 'shared/federation'
import { definePages } from 'shared/router'
import { AgendaFrame } from './AgendaFrame.tsx'

export default {
  contract: 1,
  ...definePages([
    {
      path: '/pros/sessions',
      load: () => import('./calendar/AgendaPage.tsx'),
      loadWithMouse: () => import('./calendar/DraggableAgendaPage.tsx'),
      Frame: AgendaFrame,
    },
    { path: '/pros/session/:id?', load: () => import('./sessions/SessionPage.tsx'), Frame: AgendaFrame },
    { path: '/pros/emargement/:id', load: () => import('./attendance/AttendancePage.tsx') },
    { path: '/pros/animals', load: () => import('./animals/list/AnimalsPage.tsx') },
    { path: '/pros/animal/:id?', load: () => import('./animals/AnimalPage.tsx') },
    { path: '/pros/clubs', load: () => import('./clubs/list/ClubsPage.tsx') },
    { path: '/pros/clubs/amount-details', load: () => import('./clubs/activity/AmountDetailsPage.tsx') },
    { path: '/pros/clubs/:id', load: () => import('./clubs/ClubPage.tsx') },
  ]),
} satisfies AreaModule
