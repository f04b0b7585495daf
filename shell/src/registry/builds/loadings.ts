import type { AreaModule, AreaName, RegisteredArea } from 'shared/federation'
import { followed } from '../observable.ts'

export interface Ready {
  state: 'ready'
  build: string
  base: string
  module: AreaModule
}

/** How far each area has come in this page. */
export type Loading =
  | { state: 'loading'; slow: boolean; wanted: string }
  | Ready
  /** With what was registered when it could not be had. */
  | { state: 'away'; area: RegisteredArea | undefined }

const loadings = followed<ReadonlyMap<AreaName, Loading>>(new Map())

export const allLoadings = loadings.get

export const useAllLoadings = loadings.useValue

export const loadingOf = (name: AreaName): Loading | undefined => loadings.get().get(name)

export const useLoading = (name: AreaName): Loading | undefined => loadings.useValue().get(name)

/** Undefined: as if it had never been asked for. */
export function become(name: AreaName, loading: Loading | undefined): void {
  const next = new Map(loadings.get())
  if (loading) next.set(name, loading)
  else next.delete(name)
  loadings.become(next)
}
