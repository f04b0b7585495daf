import { measureRequests, type Served } from '../requests.ts'

/** What the list asks for as it opens, while somebody types a name, and with the advanced filters. */
const callsOf = (sessionTypeIds: readonly string[]) => ({
  'the list': '/patients?lastComment=true',
  'search, 1 letter': '/patients?name=m&lastComment=true',
  'search, a name': '/patients?name=moreau&lastComment=true',
  'search, one patient': '/patients?name=moreau+1f&lastComment=true',
  'sessions of two months, by type': `/patients?startDate=2024-02-01&endDate=2024-03-31&sessionTypes=${sessionTypeIds.join(',')}&lastComment=true`,
})

export interface ListFigures {
  call: string
  patients: number
  served: Served
}

async function readSessionTypeIds(address: string, token: string): Promise<string[]> {
  const response = await fetch(`${address}/api/tenant/personalize/session-types`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const types: { id: string }[] = await response.json()
  return types.map(({ id }) => id)
}

/** The calls of the list in a practice of `patients`, one at a time, `times` times each. */
export async function measureList(
  { address, token, pid }: { address: string; token: string; pid: number | undefined },
  patients: number,
  times: number,
): Promise<ListFigures[]> {
  const figures: ListFigures[] = []
  const calls = callsOf(await readSessionTypeIds(address, token))
  for (const [call, path] of Object.entries(calls))
    figures.push({ call, patients, served: await measureRequests(address, token, path, { times, pid }) })
  return figures
}
