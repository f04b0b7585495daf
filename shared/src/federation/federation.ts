import type { ComponentType } from 'react'
import type { Offer, Privilege } from '../contracts/access.ts'

/**
 * The version of the contract between areas and the shell. Raised only if areas of the former version could no longer
 * run.
 */
export const CONTRACT = 1

export type AreaName = `mf-${string}`

/** The icons of the shell; an area names one, it never bundles one. */
export const iconNames = [
  'sessions',
  'animals',
  'clubs',
  'patients',
  'estimations',
  'billings',
  'forecast',
  'administration',
  'activity',
  'sessionTypes',
  'team',
  'preferences',
  'vacations',
  'payment',
  'profile',
  'search',
] as const
export type IconName = (typeof iconNames)[number]

/** The condition to see a path, a menu entry or a tour step. The API enforces it; the screens only avoid dead ends. */
export interface Access {
  privilege?: Privilege
  /** At least one of these is required. */
  anyPrivilege?: readonly Privilege[]
  /** Offers of the practice that include it; by default every offer does. */
  offers?: readonly Offer[]
}

export interface AreaPath extends Access {
  /** An absolute router pattern: `/pros/session/:id?`. It belongs to one area only. */
  path: `/${string}`
  /** French, shown while the area loads and on its error card. */
  title: string
  /** `public`: no sign-in. `professional`: the shell asks to sign in first. */
  audience: 'public' | 'professional'
}

export interface MenuEntry extends Access {
  /** Unique in the product. The shell renders the entry with `data-tour="menu.<id>"`. */
  id: string
  label: string
  icon: IconName
  /** The position among the entries of all areas: 10, 20, 30… */
  order: number
  path: `/${string}`
  /** The shortcut beside the entry: 'Ajouter un devis'. */
  plus?: { label: string; path: `/${string}` }
}

export interface TourStep extends Access {
  id: string
  order: number
  /** The value of `data-tour` on the target element: `menu.<entry id>` for a menu entry. */
  anchor: string
  title: string
  text: string
}

/**
 * The shell's knowledge of an area without loading its code. Pure data: Node reads it at build time and writes it as
 * `remote.json` beside the build, and it is copied into the registry.
 */
export interface AreaDescriptor {
  contract: typeof CONTRACT
  name: AreaName
  /** French, for the error card shown when the area is unavailable: 'Agenda'. */
  title: string
  /** Semver ranges of what the shell must provide: `{ shared: '0.x', react: '^19.0.0' }`. */
  requires: Readonly<Record<string, string>>
  paths: readonly AreaPath[]
  menu: readonly MenuEntry[]
  tour: readonly TourStep[]
}

/** Used as `export default describeArea({ … })` in each area's `src/descriptor.ts`. */
export const describeArea = (descriptor: Omit<AreaDescriptor, 'contract'>): AreaDescriptor => ({
  contract: CONTRACT,
  ...descriptor,
})

export interface Address {
  pathname: string
  search: string
}

/**
 * The only export of an area, the default export of `src/remote.tsx`: `export default { contract: 1, Root } satisfies
 * AreaModule`. Root is rendered inside the shell's router and renders its own `<Routes>` with the absolute paths of its
 * descriptor.
 */
export interface AreaModule {
  contract: typeof CONTRACT
  Root: ComponentType
  /** Called before the first render; limited to three seconds. */
  init?: () => void | Promise<void>
  /** Loads the code and the data of a page: called before it is rendered, and when the user hovers a link to it. */
  prefetch?: (address: Address) => void
  /** Called before another build replaces it in the same page. */
  dispose?: () => void
}

/** One immutable build of an area, served under `base`. */
export interface AreaBuild {
  /** The URL of its files: `/mf/agenda/<build>/`, or an address on an origin the security policy allows. */
  base: string
  /** The container's script, and the global it writes: unique per build, so that two can coexist in one page. */
  entry: string
  container: string
  /** The files needed for the first render in addition to the entry, fetched in parallel. */
  first: readonly string[]
  /** Every file of the build and its SHA-384, as `sha384-…`. A file that is not listed is not executed. */
  files: Readonly<Record<string, string>>
  descriptor: AreaDescriptor
}

export interface RegisteredArea {
  current: string
  previous?: string
  canary?: { build: string; percent: number; groups?: readonly string[] }
  /** Disabled by its team: no menu entry, and its paths say so. */
  disabled?: boolean
  builds: Readonly<Record<string, AreaBuild>>
}

/** `/registry.json`: the live builds, composed from one `channel.json` per area. */
export interface Registry {
  schema: 1
  /** Only increases: an older copy never replaces a newer one. */
  serial: number
  /** The shell's live build: a page of another one may offer to reload. */
  shell?: string
  areas: Readonly<Record<AreaName, RegisteredArea>>
}

/** `/mf/<area>/channel.json`: the only file a team edits to release, roll back or disable its area. */
export interface Channel extends Omit<RegisteredArea, 'builds'> {
  /** The day each kept build stopped being live: it is removed a month later. */
  retired?: Readonly<Record<string, string>>
  /** The last release actions, newest first. */
  history?: readonly ReleaseAct[]
}

export interface ReleaseAct {
  at: string
  act: 'publish' | 'rollback' | 'canary' | 'disable' | 'enable'
  build?: string
  by?: string
  reason?: string
}
