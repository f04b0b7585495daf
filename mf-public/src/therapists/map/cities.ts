/** To find one's way on the outline: far enough apart to be read at zoom 6. */
export const cities: readonly { name: string; at: [number, number] }[] = [
  { name: 'Paris', at: [48.857, 2.352] },
  { name: 'Lille', at: [50.633, 3.067] },
  { name: 'Strasbourg', at: [48.574, 7.752] },
  { name: 'Rennes', at: [48.117, -1.678] },
  { name: 'Nantes', at: [47.218, -1.554] },
  { name: 'Dijon', at: [47.322, 5.041] },
  { name: 'Limoges', at: [45.834, 1.262] },
  { name: 'Lyon', at: [45.764, 4.836] },
  { name: 'Bordeaux', at: [44.838, -0.579] },
  { name: 'Toulouse', at: [43.605, 1.444] },
  { name: 'Marseille', at: [43.296, 5.37] },
  { name: 'Ajaccio', at: [41.919, 8.739] },
]
