import { measureRequests, type RequestMeasurement } from '../requests.ts'

/** Returns the list's requests: when it opens, while a name is typed, and with the advanced filters. */
const listCallsOf = (sessionTypeIds: readonly string[]) => ({
  'the list': '/patients?lastComment=true',
  'search, 1 letter': '/patients?name=m&lastComment=true',
  'search, a name': '/patients?name=moreau&lastComment=true',
  'search, one patient': '/patients?name=moreau+1f&lastComment=true',
  'sessions of two months, by type': `/patients?startDate=2024-02-01&endDate=2024-03-31&sessionTypes=${sessionTypeIds.join(',')}&lastComment=true`,
})

export interface ListFigures {
  call: string
  patients: number
  measurement: RequestMeasurement
}

async function readSessionTypeIds(address: string, token: string): Promise<string[]> {
  const response = await fetch(`${address}/api/tenant/personalize/session-types`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const types: { id: string }[] = await response.json()
  return types.map(({ id }) => id)
}

/** Sends the list's requests in a practice with `patients` patients, one at a time, `callCount` of each. */
export async function measureList(
  { address, token, pid }: { address: string; token: string; pid: number | undefined },
  patients: number,
  callCount: number,
): Promise<ListFigures[]> {
  const figures: ListFigures[] = []
  const calls = listCallsOf(await readSessionTypeIds(address, token))
  for (const [call, path] of Object.entries(calls))
    figures.push({
      call,
      patients,
      measurement: await measureRequests(address, token, path, { times: callCount, pid }),
    })
  return figures
}
