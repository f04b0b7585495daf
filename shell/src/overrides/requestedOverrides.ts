import { storage } from 'shared/session'

export const overridesKey = 'complice.overrides'

const mfParam = new URLSearchParams(location.search).get('mf')

/**
 * Overrides that a developer requests by `?mf=mf-agenda@http://localhost:5001`, stored for the tab. An empty `?mf=`
 * ends them.
 */
export const requestedOverrides = (): string => mfParam ?? storage.read(overridesKey) ?? ''

export const wantsOverrides = requestedOverrides() !== '' || mfParam === ''
