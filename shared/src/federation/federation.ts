import type { ComponentType } from 'react'
import type { Offer, Privilege } from '../contracts/access.ts'

/** What an area and the shell agree on. Raised only when an area of the former number could not run any more. */
export const CONTRACT = 1

export type AreaName = `mf-${string}`

/** Icons the shell knows how to draw; an area names one, it never ships one. */
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

/** Who may see a path, a menu entry or a tour step. The API enforces it; here it only spares a dead end. */
export interface Access {
  privilege?: Privilege
  /** One of these is enough. */
  anyPrivilege?: readonly Privilege[]
  /** Offers of the practice that open it; left out, every offer does. */
  offers?: readonly Offer[]
}

export interface AreaPath extends Access {
  /** A pattern of the router, absolute: `/pros/session/:id?`. One area owns it alone. */
  path: `/${string}`
  /** French, shown while the area loads and on its card when it cannot. */
  title: string
  /** `public`: nobody needs to be signed in. `professional`: the shell asks to sign in first. */
  audience: 'public' | 'professional'
}

export interface MenuEntry extends Access {
  /** Unique in the product. The shell draws the entry with `data-tour="menu.<id>"`. */
  id: string
  label: string
  icon: IconName
  /** Entries of all areas are sorted by it: 10, 20, 30… */
  order: number
  path: `/${string}`
  /** The shortcut beside the entry: 'Ajouter un devis'. */
  plus?: { label: string; path: `/${string}` }
}

export interface TourStep extends Access {
  id: string
  order: number
  /** The value of `data-tour` on the element it points at: `menu.<entry id>` for an entry of the menu. */
  anchor: string
  title: string
  text: string
}

/**
 * Everything the shell knows of an area without its code. Pure data: it is read by Node at build time,
 * written as `remote.json` beside the build, and copied into the registry.
 */
export interface AreaDescriptor {
  contract: typeof CONTRACT
  name: AreaName
  /** French, for the area's card when it is away: 'Agenda'. */
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
 * The one thing an area exposes, as the default export of `src/remote.tsx`:
 * `export default { contract: 1, Root } satisfies AreaModule`.
 * Root stands inside the shell's router and draws its own `<Routes>` with the absolute paths of its descriptor.
 */
export interface AreaModule {
  contract: typeof CONTRACT
  Root: ComponentType
  /** Before the first drawing; three seconds at most. */
  init?: () => void | Promise<void>
  /** Loads the code and the data of a page: called before it is rendered, and when the user points at a link to it. */
  prefetch?: (address: Address) => void
  /** Before another build takes its place in the same page. */
  dispose?: () => void
}

/** One immutable build of an area, as found under `base`. */
export interface AreaBuild {
  /** Where its files are: `/mf/agenda/<build>/`, or an address on an origin the security policy allows. */
  base: string
  /** The container's script, and the global it writes: a name per build, so that two can live in one page. */
  entry: string
  container: string
  /** What the first drawing needs beside the entry, to be fetched at the same time. */
  first: readonly string[]
  /** Every file of the build and its SHA-384, as `sha384-…`. A file that is not here is not executed. */
  files: Readonly<Record<string, string>>
  descriptor: AreaDescriptor
}

export interface RegisteredArea {
  current: string
  previous?: string
  canary?: { build: string; percent: number; groups?: readonly string[] }
  /** Closed by its team: no menu, and its paths say so. */
  disabled?: boolean
  builds: Readonly<Record<string, AreaBuild>>
}

/** `/registry.json`: what is live. Composed from one `channel.json` per area. */
export interface Registry {
  schema: 1
  /** Only grows: an older copy never replaces a newer one. */
  serial: number
  /** The shell's live build: a page of another one may propose to load again. */
  shell?: string
  areas: Readonly<Record<AreaName, RegisteredArea>>
}

/** `/mf/<area>/channel.json`: the one file a team edits to ship, to go back, to close. */
export interface Channel extends Omit<RegisteredArea, 'builds'> {
  /** When a build that is kept stopped being live: it is forgotten a month later. */
  retired?: Readonly<Record<string, string>>
  /** The last acts, the newest first. */
  history?: readonly ReleaseAct[]
}

export interface ReleaseAct {
  at: string
  act: 'publish' | 'rollback' | 'canary' | 'disable' | 'enable'
  build?: string
  by?: string
  reason?: string
}
