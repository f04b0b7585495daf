import type { AreaModule } from 'shared/federation'
import { Route, Routes } from 'shared/router'
import { ProfilePage } from './profile/ProfilePage.tsx'

function Root() {
  return (
    <Routes>
      <Route path="/pros/user" element={<ProfilePage />} />
    </Routes>
  )
}

export default { contract: 1, Root } satisfies AreaModule
