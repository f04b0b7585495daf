import { storage } from 'shared/session'

export const overridesKey = 'complice.overrides'

const mfParam = new URLSearchParams(location.search).get('mf')

/**
 * Returns the local builds that a developer requests by `?mf=mf-agenda@http://localhost:5001`; stored for the tab. An
 * empty `?mf=` ends the overrides.
 */
export const requestedOverrides = (): string => mfParam ?? storage.read(overridesKey) ?? ''

export const wantsOverrides = requestedOverrides() !== '' || mfParam === ''
