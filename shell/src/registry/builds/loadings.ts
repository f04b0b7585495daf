import type { AreaModule, AreaName, RegisteredArea } from 'shared/federation'
import { observable } from '../../observable.ts'

export interface Ready {
  state: 'ready'
  build: string
  base: string
  module: AreaModule
}

/** The state of each area in this document. */
export type Loading =
  | { state: 'loading'; slow: boolean; wanted: string }
  | Ready
  /** `area`: the registry's entry when loading failed. */
  | { state: 'away'; area: RegisteredArea | undefined }

const loadings = observable<ReadonlyMap<AreaName, Loading>>(new Map())

export const allLoadings = loadings.get

export const useAllLoadings = loadings.useValue

export const loadingOf = (name: AreaName): Loading | undefined => loadings.get().get(name)

export const useLoading = (name: AreaName): Loading | undefined => loadings.useValue().get(name)

/** Sets the state; undefined removes it, as if the area was never loaded. */
export function setLoading(name: AreaName, loading: Loading | undefined): void {
  const next = new Map(loadings.get())
  if (loading) next.set(name, loading)
  else next.delete(name)
  loadings.set(next)
}
