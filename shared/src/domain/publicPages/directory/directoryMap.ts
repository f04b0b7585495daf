/** The initial view of the directory's map: latitude and longitude of its centre, and its zoom. */
export const directoryMap = { center: [46.6, 2.4], zoom: 6 } as const
