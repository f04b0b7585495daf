import type { Privilege } from 'shared/contracts/access'

export interface StepLink {
  label: string
  path: string
}

export interface StepRow {
  key: string
  text: string
  detail?: string
  /** Path of the page that shows and edits it; undefined for members who may not open it. */
  path?: string | undefined
  amount?: string
  /** Action for this row alone; `name` is understandable without its context. */
  act?: (StepLink & { name: string }) | undefined
}

/** One thing that is to be done before a month is closed. */
export interface Step {
  title: string
  /** How much of it is left; at 0 it is done. */
  count: number
  /** « 3 séances · 120,00 € » */
  figures: string
  /** Text of the task. */
  text: string
  /** Additional information, whether the task is done or not. */
  note?: string | undefined
  /** The first remaining items. */
  rows: readonly StepRow[]
  /** How many more there are than `rows`. */
  others: number
  links: readonly StepLink[]
}

/** Whether the user may open pages with this privilege. */
export type May = (privilege: Privilege) => boolean

/** Returns the links whose privilege the user has. */
export const openLinks = (may: May, links: readonly (StepLink & { privilege: Privilege })[]): StepLink[] =>
  links.filter(({ privilege }) => may(privilege)).map(({ label, path }) => ({ label, path }))
