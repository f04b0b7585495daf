import { storage } from 'shared/session'

export const tabKey = 'complice.overrides'

const mfParam = new URLSearchParams(location.search).get('mf')

/** The overrides that a developer requests by `?mf=mf-agenda@http://localhost:5001`, kept as long as the tab. An empty `?mf=` ends it. */
export const requestedOverrides = (): string => mfParam ?? storage.read(tabKey) ?? ''

export const wantsOverrides = requestedOverrides() !== '' || mfParam === ''
