import { describeArea } from 'shared/federation'

export default describeArea({
  name: 'mf-equipment',
  title: 'Matériel',
  requires: { shared: '0.x', react: '^19.0.0' },
  paths: [{ path: '/pros/equipment', title: 'Matériel', audience: 'professional' }],
  menu: [{ id: 'equipment', label: 'Matériel', icon: 'activity', order: 95, path: '/pros/equipment' }],
  tour: [],
})
