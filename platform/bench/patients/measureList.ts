import { measureRequests, type Served } from '../requests.ts'

/** What the list asks for as it opens, and while somebody types a name. */
const calls = {
  'the list': '/patients?lastComment=true',
  'search, 1 letter': '/patients?name=m&lastComment=true',
  'search, a name': '/patients?name=moreau&lastComment=true',
  'search, one patient': '/patients?name=moreau+1f&lastComment=true',
}

export interface ListFigures {
  call: string
  patients: number
  served: Served
}

/** The calls of the list in a practice of `patients`, one at a time, `times` times each. */
export async function measureList(
  { address, token, pid }: { address: string; token: string; pid: number | undefined },
  patients: number,
  times: number,
): Promise<ListFigures[]> {
  const figures: ListFigures[] = []
  for (const [call, path] of Object.entries(calls))
    figures.push({ call, patients, served: await measureRequests(address, token, path, { times, pid }) })
  return figures
}
