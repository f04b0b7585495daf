import { describeArea } from 'shared/federation'

export default describeArea({
  name: 'mf-settings',
  title: 'Réglages',
  requires: { shared: '0.x', react: '^19.0.0' },
  paths: [{ path: '/pros/user', title: 'Mes informations', audience: 'professional' }],
  menu: [],
  tour: [],
})
