import { call } from 'shared/client'

export const findByText = (text: string, signal: AbortSignal) => call('GET /search', { query: { text }, signal })
