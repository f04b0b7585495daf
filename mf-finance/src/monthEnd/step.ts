import type { Privilege } from 'shared/contracts/access'

export interface StepLink {
  label: string
  path: string
}

export interface StepRow {
  key: string
  text: string
  detail?: string
  /** Path of the page that shows and edits the row; undefined for members who may not open it. */
  path?: string | undefined
  amount?: string
  /** Link that acts on this row; `name` is its accessible name. */
  action?: (StepLink & { name: string }) | undefined
}

/** Task to do before a month is closed. */
export interface Step {
  title: string
  /** Number of remaining items; 0 when the task is done. */
  count: number
  /** Summary of the remaining items, for example « 3 séances · 120,00 € ». */
  figures: string
  /** Instruction for the task. */
  text: string
  /** Information that is shown even when the task is done. */
  note?: string | undefined
  /** The first remaining items. */
  rows: readonly StepRow[]
  /** Number of remaining items that are not in `rows`. */
  unlistedCount: number
  links: readonly StepLink[]
}

/** Whether the user has the privilege that a page requires. */
export type HasPrivilege = (privilege: Privilege) => boolean

/** Returns the links whose privilege the user has. */
export const permittedLinks = (
  hasPrivilege: HasPrivilege,
  links: readonly (StepLink & { privilege: Privilege })[],
): StepLink[] => links.filter(({ privilege }) => hasPrivilege(privilege)).map(({ label, path }) => ({ label, path }))
