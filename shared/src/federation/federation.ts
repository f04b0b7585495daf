import type { ComponentType } from 'react'
import type { Offer, Privilege } from '../contracts/access.ts'
import type { FirstStepId } from '../contracts/accounts/firstSteps.ts'

/**
 * The version of the contract between areas and the shell. It changes only if areas of the previous version can no
 * longer run.
 */
export const CONTRACT = 1

export type AreaName = `mf-${string}`

/** The names of the shell's icons; areas refer to icons by these names and bundle none. */
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
  'emails',
  'payment',
  'profile',
  'search',
] as const
export type IconName = (typeof iconNames)[number]

/**
 * The rights required to open a path, or to see a menu entry, an action, a first step or a tour step. Screens only hide
 * what the user cannot open; the API checks the rights.
 */
export interface Access {
  privilege?: Privilege
  /** At least one of these privileges is required, in addition to `privilege`. */
  anyPrivilege?: readonly Privilege[]
  /** The offers on which it is open or shown; all offers by default. */
  offers?: readonly Offer[]
}

export interface AreaPath extends Access {
  /** An absolute router pattern, which no other area declares: `/pros/session/:id?`. */
  path: `/${string}`
  /** French: the heading while the page is unavailable, disabled or not allowed; its name in the header's search. */
  title: string
  /** `public`: no sign-in. `professional`: the shell asks to sign in first. */
  audience: 'public' | 'professional'
  /** Whether the page has a side menu of its own: the main menu then shows its icons only. */
  hasOwnMenu?: boolean
}

export interface MenuEntry extends Access {
  /** Unique in the product. The shell renders the entry with `data-tour="menu.<id>"`. */
  id: string
  label: string
  icon: IconName
  /** The position among the entries of all areas: 10, 20, 30… */
  order: number
  path: `/${string}`
  /** Route patterns of further pages on which this entry is the current one, besides `path` and the pages below it. */
  otherPages?: readonly `/${string}`[]
  /** The shortcut beside the entry: 'Ajouter un devis'. */
  plus?: { label: string; path: `/${string}` }
  /** Whether the bar at the bottom of a phone has the entry. It shows the first four that the member may open. */
  isInBottomBar?: boolean
}

/** The number of letters of a label that fit in the bar at the bottom of a phone of 320 px. */
export const maxBottomBarLabelLength = 12

/** Action that the search offers in addition to the pages: 'Nouvelle facture'. */
export interface AreaAction extends Access {
  label: string
  /** A page of the area, optionally with a query. */
  path: `/${string}`
  /** Further words by which the search finds the action: 'ajouter'. */
  keywords?: string
}

/** How the checklist of a new practice shows one of its first steps; the API says which are done (ruling 183). */
export interface AreaFirstStep extends Access {
  id: FirstStepId
  /** The line of the side menu: at most `maxFirstStepLabelLength` letters. */
  label: string
  /** The benefit of the step, in one sentence. */
  text: string
  /** The page of the area on which the member does the step. */
  path: `/${string}`
  /** Another page on which the step can be done: 'Importer un fichier'. */
  other?: { label: string; path: `/${string}` }
  /** The label of the button that accepts the proposed values; only for a step that proposes values. */
  keepLabel?: string
}

/** The number of letters of a first step's label that fit in the side menu. */
export const maxFirstStepLabelLength = 22

export interface TourStep extends Access {
  id: string
  order: number
  /** The value of `data-tour` on the target element: `menu.<entry id>` for a menu entry. */
  anchor: string
  title: string
  text: string
}

/**
 * Facts about an area that the shell knows without loading its code. A descriptor is plain data: the build writes it to
 * `remote.json` beside its files, and a release copies it into the registry.
 */
export interface AreaDescriptor {
  contract: typeof CONTRACT
  name: AreaName
  /** The French name of the area: 'Agenda'. The shell does not show it; its cards show the title of the page. */
  title: string
  /** Semver ranges of what the shell must provide: `{ shared: '0.x', react: '^19.0.0' }`. */
  requires: Readonly<Record<string, string>>
  paths: readonly AreaPath[]
  menu: readonly MenuEntry[]
  tour: readonly TourStep[]
  actions?: readonly AreaAction[]
  firstSteps?: readonly AreaFirstStep[]
}

/** Adds the contract version; each area's `src/descriptor.ts` has `export default describeArea({ … })`. */
export const describeArea = (descriptor: Omit<AreaDescriptor, 'contract'>): AreaDescriptor => ({
  contract: CONTRACT,
  ...descriptor,
})

export interface PageLocation {
  pathname: string
  search: string
}

/**
 * The module that an area exposes, the default export of its `src/remote.tsx`: `export default { contract: 1, Root }
 * satisfies AreaModule`. Root is rendered inside the shell's router, and renders `<Routes>` with the absolute paths of
 * the area's descriptor.
 */
export interface AreaModule {
  contract: typeof CONTRACT
  Root: ComponentType
  /** Called before the first render, with a time-out of three seconds. */
  init?: () => void | Promise<void>
  /**
   * Loads the code and the data of a page. Called before the page is rendered, and when the pointer or the focus stays
   * on a link to it.
   */
  prefetch?: (location: PageLocation) => void
  /** Called before the area is loaded again in the same page, usually with another build. */
  dispose?: () => void
}

/** One immutable build of an area, served under `base`. */
export interface AreaBuild {
  /** The URL of the build's files: `/mf/agenda/<build>/`, or one on an origin that the Content-Security-Policy allows. */
  base: string
  /** The file that defines the container. */
  entry: string
  /** The global variable of the container, unique for each build, so that two builds can coexist in a page. */
  container: string
  /** The files needed for the first render in addition to the entry, fetched in parallel. */
  first: readonly string[]
  /** Every file of the build with its SHA-384, as `sha384-…`. Files that are not listed are not executed. */
  files: Readonly<Record<string, string>>
  descriptor: AreaDescriptor
}

export interface RegisteredArea {
  current: string
  previous?: string
  canary?: { build: string; percent: number; groups?: readonly string[] }
  /** Whether the area's team disabled it. The area then has no menu entry, and its pages show that it is unavailable. */
  disabled?: boolean
  builds: Readonly<Record<string, AreaBuild>>
}

/** The file `/registry.json`: the live builds, collected from the `channel.json` of each area. */
export interface Registry {
  schema: 1
  /** A number that only increases, so that an older copy never replaces a newer one. */
  serial: number
  /** The shell's live build, for release commands and developers' tools; open pages keep the build that they loaded. */
  shell?: string
  areas: Readonly<Record<AreaName, RegisteredArea>>
}

/** The file `/mf/<area>/channel.json`, the only file of an area that its releases, rollbacks and disabling change. */
export interface Channel extends Omit<RegisteredArea, 'builds'> {
  /** When each stored build stopped being live, by build; in production, the build is deleted a month later. */
  retired?: Readonly<Record<string, string>>
  /** The last release actions, newest first. */
  history?: readonly ReleaseAction[]
}

export interface ReleaseAction {
  /** The ISO instant of the action. */
  at: string
  act: 'publish' | 'rollback' | 'canary' | 'disable' | 'enable'
  build?: string
  /** The author: `RELEASE_BY`, or the user of the machine. */
  by?: string
  reason?: string
}
