import type { Page } from '@playwright/test'
import type { DemoApi } from './DemoApi.ts'
import type { InputCounts } from './inputCounter.ts'

interface ActionContext {
  page: Page
  api: DemoApi
  /** Opens the page on which the action begins, and begins to count. */
  begin: (path: string, readyText: string | RegExp) => Promise<void>
}

/** An action of a practitioner's day. `atMost`: clicks, keys and page changes that it may take. */
export interface EverydayAction {
  name: string
  atMost: InputCounts
  run: (context: ActionContext) => Promise<void>
}
