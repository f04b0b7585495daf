import type { Search } from './api.ts'

export const searchOf = (params: URLSearchParams): Search => ({
  name: params.get('name') ?? '',
  location: params.get('location') ?? '',
})

/** The path of the list, with the filled fields in its query. */
export function searchPath({ name, location }: Search): string {
  const filled = Object.entries({ name: name.trim(), location: location.trim() }).filter(([, value]) => value !== '')
  return filled.length > 0 ? `/therapists?${new URLSearchParams(filled)}` : '/therapists'
}
