import { createElement, lazy, Suspense } from 'react'

const Page = lazy(() => import('./Page.js'))

/** The export of an area from before `definePages`. */
export default {
  contract: 1,
  Root: () => createElement(Suspense, { fallback: null }, createElement(Page)),
}
