import type { AreaModule } from 'shared/federation'
import { definePages } from 'shared/router'
import { BillsPage } from './billings/BillsPage.tsx'
import { prefetchBills } from './prefetch.ts'

export default {
  contract: 1,
  ...definePages([{ path: '/pros/billings/details', Page: BillsPage, prefetch: prefetchBills }]),
} satisfies AreaModule
