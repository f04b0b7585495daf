import { storage } from 'shared/session'

export const tabKey = 'complice.overrides'

const asked = new URLSearchParams(location.search).get('mf')

/** What a developer asks for by `?mf=mf-agenda@http://localhost:5001`, kept as long as the tab. An empty `?mf=` ends it. */
export const overridesAskedFor = (): string => asked ?? storage.read(tabKey) ?? ''

export const wantsOverrides = overridesAskedFor() !== '' || asked === ''
