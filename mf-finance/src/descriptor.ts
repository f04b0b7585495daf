import { describeArea } from 'shared/federation'

export default describeArea({
  name: 'mf-finance',
  title: 'Finances',
  requires: { shared: '0.x', react: '^19.0.0' },
  paths: [
    { path: '/pros/estimations', title: 'Nouveau devis', audience: 'professional', privilege: 'ESTIMATION' },
    { path: '/pros/estimations/details', title: 'Devis', audience: 'professional', privilege: 'ESTIMATION' },
    { path: '/pros/billings', title: 'Nouvelle facture', audience: 'professional', privilege: 'BILL' },
    { path: '/pros/billings/unbilled', title: 'À facturer', audience: 'professional', privilege: 'BILL' },
    { path: '/pros/billings/details', title: 'Factures', audience: 'professional', privilege: 'BILL' },
    { path: '/pros/finance/forecast', title: 'Prévisionnel', audience: 'professional', privilege: 'ADMINISTRATION' },
  ],
  menu: [
    {
      id: 'estimations',
      label: 'Devis',
      icon: 'estimations',
      order: 50,
      path: '/pros/estimations/details',
      privilege: 'ESTIMATION',
      plus: { label: 'Ajouter un devis', path: '/pros/estimations' },
    },
    {
      id: 'billings',
      label: 'Factures',
      icon: 'billings',
      order: 60,
      path: '/pros/billings/details',
      privilege: 'BILL',
      plus: { label: 'Ajouter une facture', path: '/pros/billings' },
    },
    {
      id: 'forecast',
      label: 'Prévisionnel',
      icon: 'forecast',
      order: 70,
      path: '/pros/finance/forecast',
      privilege: 'ADMINISTRATION',
    },
  ],
  tour: [
    {
      id: 'estimations',
      order: 50,
      anchor: 'menu.estimations',
      title: 'Devis',
      text: "Vos devis, pour un patient ou pour quelqu'un de nouveau, et leurs PDF tels que vous les avez émis.",
      privilege: 'ESTIMATION',
    },
    {
      id: 'billings',
      order: 60,
      anchor: 'menu.billings',
      title: 'Factures',
      text: 'Vos factures, de la séance au paiement.',
      privilege: 'BILL',
    },
    {
      id: 'forecast',
      order: 70,
      anchor: 'menu.forecast',
      title: 'Prévisionnel',
      text: 'Votre bilan sur trois ans : saisissez une année, les deux suivantes se calculent.',
      privilege: 'ADMINISTRATION',
    },
  ],
})
