import { describeArea } from 'shared/federation'

export default describeArea({
  name: 'mf-finance',
  title: 'Finances',
  requires: { shared: '0.x', react: '^19.0.0' },
  paths: [{ path: '/pros/billings/details', title: 'Factures', audience: 'professional', privilege: 'BILL' }],
  menu: [
    {
      id: 'billings',
      label: 'Factures',
      icon: 'billings',
      order: 60,
      path: '/pros/billings/details',
      privilege: 'BILL',
    },
  ],
  tour: [
    {
      id: 'billings',
      order: 60,
      anchor: 'menu.billings',
      title: 'Factures',
      text: 'Vos factures, de la séance au paiement.',
      privilege: 'BILL',
    },
  ],
})
