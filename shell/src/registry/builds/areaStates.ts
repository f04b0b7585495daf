import type { AreaModule, AreaName, RegisteredArea } from 'shared/federation'
import { createObservable } from '../../createObservable.ts'

export interface ReadyAreaState {
  state: 'ready'
  build: string
  base: string
  module: AreaModule
}

/** The state of each area in this document. */
export type AreaState =
  | { state: 'loading'; isSlow: boolean; wantedBuild: string }
  | ReadyAreaState
  /** No build could be loaded; `area` is the registry's entry at that time. */
  | { state: 'unavailable'; area: RegisteredArea | undefined }

const areaStates = createObservable<ReadonlyMap<AreaName, AreaState>>(new Map())

export const allAreaStates = areaStates.get

export const useAllAreaStates = areaStates.useValue

export const areaStateOf = (name: AreaName): AreaState | undefined => areaStates.get().get(name)

export const useAreaState = (name: AreaName): AreaState | undefined => areaStates.useValue().get(name)

/** Sets the state; undefined removes it, as if the area was never loaded. */
export function setAreaState(name: AreaName, areaState: AreaState | undefined): void {
  const newStates = new Map(areaStates.get())
  if (areaState) newStates.set(name, areaState)
  else newStates.delete(name)
  areaStates.set(newStates)
}
