import type { AreaModule } from 'shared/federation'
import { definePages } from 'shared/router'
import { BillsPage } from './billings/BillsPage.tsx'
import { EstimationsPage } from './estimations/EstimationsPage.tsx'
import { prefetchBills, prefetchEstimations } from './prefetch.ts'

export default {
  contract: 1,
  ...definePages([
    { path: '/pros/estimations', load: () => import('./estimations/EstimationPage.tsx') },
    { path: '/pros/estimations/details', Page: EstimationsPage, prefetch: prefetchEstimations },
    { path: '/pros/billings', load: () => import('./billings/form/BillPage.tsx') },
    { path: '/pros/billings/unbilled', load: () => import('./billings/month/MonthPage.tsx') },
    { path: '/pros/billings/details', Page: BillsPage, prefetch: prefetchBills },
    { path: '/pros/finance/forecast', load: () => import('./forecast/ForecastPage.tsx') },
  ]),
} satisfies AreaModule
