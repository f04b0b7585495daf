/** Returns the path of the list of quotes, filtered by the number of a quote. */
export const estimationPath = (number: string): string =>
  `/pros/estimations/details?${new URLSearchParams({ name: number }).toString()}`
