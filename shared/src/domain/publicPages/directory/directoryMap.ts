/** What the map of the directory shows first: latitude and longitude of its middle, and its zoom. */
export const directoryMap = { center: [46.6, 2.4], zoom: 6 } as const
