import type { AreaModule } from 'shared/federation'
import { definePages } from 'shared/router'
import { billPages } from './bills/billPages.ts'
import { BillsPage } from './bills/BillsPage.tsx'
import { EstimationsPage } from './estimations/EstimationsPage.tsx'
import { prefetchBills, prefetchEstimations } from './prefetch.ts'

export default {
  contract: 1,
  ...definePages([
    { path: '/pros/estimations', load: () => import('./estimations/EstimationPage.tsx') },
    { path: '/pros/estimations/details', Page: EstimationsPage, prefetch: prefetchEstimations },
    { path: '/public/estimation', load: () => import('./sharedEstimation/SharedEstimationPage.tsx') },
    { path: '/pros/billings', load: () => import('./bills/form/BillPage.tsx') },
    ...billPages,
    { path: '/pros/billings/details', Page: BillsPage, prefetch: prefetchBills },
    { path: '/pros/finance/forecast', load: () => import('./forecast/ForecastPage.tsx') },
    { path: '/pros/administration', load: () => import('./dashboard/DashboardPage.tsx') },
    { path: '/pros/administration/books', load: () => import('./books/BooksPage.tsx') },
    { path: '/pros/administration/payments', load: () => import('./payments/PaymentsPage.tsx') },
    { path: '/pros/administration/month-end', load: () => import('./monthEnd/MonthEndPage.tsx') },
    { path: '/sales/details', load: () => import('./sales/SalesPage.tsx') },
    { path: '/pros/sales/details', load: () => import('./sales/FormerSalesPage.tsx') },
  ]),
} satisfies AreaModule
