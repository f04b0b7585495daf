import type { Search } from './api.ts'

export const searchOf = (params: URLSearchParams): Search => ({
  name: params.get('name') ?? '',
  location: params.get('location') ?? '',
})

/** Only what was filled goes into the address. */
export function searchAddress({ name, location }: Search): string {
  const filled = Object.entries({ name: name.trim(), location: location.trim() }).filter(([, value]) => value !== '')
  return filled.length > 0 ? `/therapists?${new URLSearchParams(filled)}` : '/therapists'
}
