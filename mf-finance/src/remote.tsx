import type { AreaModule } from 'shared/federation'
import { Route, Routes } from 'shared/router'
import { BillsPage } from './billings/BillsPage.tsx'
import { prefetch } from './prefetch.ts'

function Root() {
  return (
    <Routes>
      <Route path="/pros/billings/details" element={<BillsPage />} />
    </Routes>
  )
}

export default { contract: 1, Root, prefetch } satisfies AreaModule
