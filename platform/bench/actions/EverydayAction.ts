import type { Page } from '@playwright/test'
import type { DemoApi } from './DemoApi.ts'
import type { InputCounts } from './inputCounter.ts'

interface ActionContext {
  page: Page
  api: DemoApi
  /** Opens the page on which the action begins, and begins to count. */
  begin: (path: string, readyText: string | RegExp) => Promise<void>
}

/** An action of a practitioner's day. `maxCounts` limits its clicks, keys and page changes. */
export interface EverydayAction {
  name: string
  maxCounts: InputCounts
  run: (context: ActionContext) => Promise<void>
}
