import type { AreaModule } from 'shared/federation'
import { definePages } from 'shared/router'
import { EquipmentPage } from './EquipmentPage.tsx'

export default {
  contract: 1,
  ...definePages([{ path: '/pros/equipment', Page: EquipmentPage }]),
} satisfies AreaModule
