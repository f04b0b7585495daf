import { lazy, Suspense, useState } from 'react'
import type { ComponentType } from 'react'
import { matchRoutes, useRoutes } from 'react-router-dom'
import type { AreaModule } from '../federation/federation.ts'
import { mouseMedia } from '../federation/mouseMedia.ts'
import { Pending } from '../ui/Pending.tsx'

type LoadPage = () => Promise<{ default: ComponentType }>

/** The parameters of a page's path, and its query: `{ params: { id }, search }`. */
export interface PageParams {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

export interface FrameProps {
  /** The components of the area's pages, by their path as in `definePages`. */
  pages: Readonly<Record<string, ComponentType>>
  /** Imports the file of the page with this path. */
  preload: (path: string) => void
}

/** A page and its path, absolute as in the descriptor: `/pros/session/:id?`. */
export type Page = {
  path: `/${string}`
  /**
   * Starts the page's first requests. Called before the page is rendered, and when the pointer or the focus stays on a
   * link to it.
   */
  prefetch?: (address: PageParams) => void
} & (
  | {
      /** The component, if its code is in the area's first file. */
      Page: ComponentType
    }
  | {
      /**
       * Imports the page's own file: `() => import('./sessions/SessionPage.tsx')`, whose default export is rendered.
       */
      load: LoadPage
      /** Imports another file on large screens with a mouse (`mouseMedia`). */
      loadWithMouse?: LoadPage
      /**
       * Renders the page, perhaps beside another page of the area. Pages with the same frame share it: it stays mounted
       * when the user goes from one to the other.
       */
      Frame?: ComponentType<FrameProps>
    }
)

const importPageFile = ({ load, loadWithMouse }: { load: LoadPage; loadWithMouse?: LoadPage }): ReturnType<LoadPage> =>
  loadWithMouse && window.matchMedia(mouseMedia).matches ? loadWithMouse() : load()

interface LoadablePage {
  Component: ComponentType
  /** Imports the page's file; does nothing for a page in the area's first file. */
  preload: () => void
}

/**
 * Returns the component of a page, and a function that imports its file. Once the file is imported, the component
 * renders it immediately; `lazy` alone would suspend once more, and show the fallback for a moment.
 */
function createLoadablePage(page: Page): LoadablePage {
  if ('Page' in page) return { Component: page.Page, preload: () => {} }
  let ImportedPage: ComponentType | undefined
  const load = async () => {
    const pageModule = await importPageFile(page)
    ImportedPage = pageModule.default
    return pageModule
  }
  const LazyPage = lazy(load)
  function Component() {
    // Chosen once, because another component would mount the page again.
    const [PageComponent] = useState(() => ImportedPage ?? LazyPage)
    return <PageComponent />
  }
  // A file that cannot be loaded is reported when the page renders and imports it again.
  return { Component, preload: () => void load().catch(() => undefined) }
}

function elementOf(page: Page, frameProps: FrameProps) {
  const Frame = 'load' in page ? page.Frame : undefined
  if (Frame) return <Frame {...frameProps} />
  const PageComponent = frameProps.pages[page.path]
  return PageComponent && <PageComponent />
}

/**
 * Returns the members that an area's `remote.tsx` exposes for its pages: `Root` renders the page whose path matches
 * best, or nothing if no path matches; `prefetch` loads that page's code and calls the page's `prefetch`.
 */
export function definePages(pages: readonly Page[]): Required<Pick<AreaModule, 'Root' | 'prefetch'>> {
  const loadablePages = new Map<string, LoadablePage>(pages.map((page) => [page.path, createLoadablePage(page)]))
  const preload = (path: string) => loadablePages.get(path)?.preload()
  const components = Object.fromEntries([...loadablePages].map(([path, { Component }]) => [path, Component]))
  const routes = pages.map((page) => ({
    path: page.path,
    element: elementOf(page, { pages: components, preload }),
    page,
  }))

  const Root = () => <Suspense fallback={<Pending rows={6} height={64} />}>{useRoutes(routes)}</Suspense>

  const prefetch = ({ pathname, search }: { pathname: string; search: string }) => {
    const match = matchRoutes(routes, pathname)?.at(-1)
    if (!match) return
    const { page } = match.route
    preload(page.path)
    page.prefetch?.({ params: match.params, search: new URLSearchParams(search) })
  }

  return { Root, prefetch }
}
